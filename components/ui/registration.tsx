import type { Site } from '@/lib/schema/site';

/** A number of an office, such as 12-3456789, which browsers would break at its hyphen. */
const NUMBER = /(\S*\d-\d\S*)/;

/** What says that the charity is one: a line for each sentence, with its numbers whole. */
export function Registration({ lines }: NonNullable<Site['registration']>) {
  return lines.map((line) => (
    <p key={line}>
      {line.split(NUMBER).map((words, i) =>
        // Every second piece is a number.
        i % 2 === 0 ? (
          words
        ) : (
          <span key={i} className="whitespace-nowrap">
            {words}
          </span>
        ),
      )}
    </p>
  ));
}
