import { scriptText } from '@/lib/structured-data/script-text';
import { InlineScript } from './inline-script';

/** What the form before it (`data-code`) needs to come to life: its settings as data, and what fetches its code. */
export function FormCode({ settings }: { settings: object }) {
  return (
    <>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptText(settings) }} />
      <InlineScript name="wake" />
    </>
  );
}
