import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { getContent } from '@/lib/content';
import { LOCALE } from '@/lib/locale';
import { faceScript, frameScript, nowScript } from '@/lib/page-script';
import { siteUrl } from '@/lib/site-url';
import { speculationRules } from '@/lib/speculation-rules';
import './globals.css';
import './stand-ins.css';
import './frame.css';
import './scenes.css';
import './adapt.css';

const display = localFont({
  src: '../node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
  weight: '600',
  variable: '--font-display',
  adjustFontFallback: false,
  preload: false,
  fallback: ['Times Stand-in', 'Noto Stand-in', 'DejaVu Stand-in'],
});

export const metadata: Metadata = {
  // Digits that look like a phone number stay text; real numbers are links of our own.
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf7f0' },
    { media: '(prefers-color-scheme: dark)', color: '#101b1a' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={LOCALE} className={display.variable} suppressHydrationWarning>
      <head>
        <script data-own="" dangerouslySetInnerHTML={{ __html: faceScript }} />
        {/* For links on paper, which need their host beside them. */}
        <style>{`:root{--host:'${siteUrl(getContent().site).host}'}`}</style>
      </head>
      <body>
        {children}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        <script data-own="" dangerouslySetInnerHTML={{ __html: nowScript + frameScript }} />
      </body>
    </html>
  );
}
