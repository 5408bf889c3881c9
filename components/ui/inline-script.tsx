import { browserCode } from '@/lib/forms/browser-code';

/** Code from `browser/` that runs as soon as what stands before it has been read. */
export function InlineScript({ name }: { name: string }) {
  return <script data-first-party="" dangerouslySetInnerHTML={{ __html: browserCode(name) }} />;
}
