interface DescriptionListProps {
  answers: { question: string; answer: string | undefined }[];
}

/** Short answers side by side, each under its question; a question without one is not asked. */
export function DescriptionList({ answers: all }: DescriptionListProps) {
  const answers = all.filter(({ answer }) => answer !== undefined);
  return answers.length === 0 ? null : (
    <dl className="sm:two-across mt-10 grid gap-x-10 gap-y-8">
      {answers.map(({ question, answer }) => (
        <div key={question} className="border-t-2 border-link pt-4">
          <dt className="font-display text-xl">{question}</dt>
          <dd className="mt-2">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
