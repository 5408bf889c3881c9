import type { Config } from 'tailwindcss';
import { TOKENS } from './lib/look/model';

const config: Config = {
  // The finished site has no page of development, and nothing of its styles.
  content: ['./app/**/*.tsx', '!./app/**/*.dev.tsx', './components/**/*.tsx', './browser/**/*.ts'],
  theme: {
    // Only what is named here exists, so that a stray color or size can't creep in.
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(TOKENS.map((name) => [name, `var(--${name})`])),
    },
    screens: { xs: '26em', sm: '40em', md: '48em', lg: '64em' },
    fontFamily: {
      display: ['var(--font-heading)', 'Georgia', 'serif'],
      body: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Noto Sans', 'sans-serif'],
    },
    fontSize: {
      sm: ['1rem', '1.5'],
      base: ['clamp(1.0625rem, 1rem + 0.25vw, 1.125rem)', '1.65'],
      lg: ['clamp(1.1875rem, 1.1rem + 0.45vw, 1.375rem)', '1.55'],
      xl: ['clamp(1.3125rem, 1.2rem + 0.5vw, 1.5rem)', '1.25'],
      '2xl': ['clamp(1.875rem, 1.4rem + 2vw, 2.875rem)', '1.12'],
      // The largest grow less where somebody wants large text, so that a phone is as wide as their words.
      '3xl': ['clamp(min(2.5rem, 17vw), 1.65rem + 3.6vw, 4.5rem)', '1.04'],
      '4xl': ['clamp(min(2.75rem, 17vw), 1.4rem + 4.2vw, 5.25rem)', '1'],
    },
    borderRadius: { none: '0', md: '0.75rem', lg: '1.25rem', full: '999px' },
    boxShadow: {},
    extend: {
      maxWidth: { page: '72rem', text: '38rem' },
    },
  },
};

export default config;
