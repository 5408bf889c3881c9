interface SectionIntroProps {
  /** The id of the heading, which names the section. */
  id: string;
  heading: string;
  text: string;
}

/** What a section opens with: its heading, and what is said below it. */
export function SectionIntro({ id, heading, text }: SectionIntroProps) {
  return (
    <div>
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      <p className="mt-4 max-w-text text-lg text-muted">{text}</p>
    </div>
  );
}
