import { DescriptionList } from '@/components/ui/description-list';

export const descriptionList = {
  'two answers': (
    <DescriptionList
      answers={[
        { question: 'Who can come', answer: 'Anyone.' },
        { question: 'What to bring', answer: 'A cup and a blanket.' },
      ]}
    />
  ),
  'a question without an answer': (
    <DescriptionList
      answers={[
        { question: 'Who can come', answer: 'Anyone.' },
        { question: 'What to bring', answer: undefined },
      ]}
    />
  ),
  'no answers': <DescriptionList answers={[{ question: 'What to bring', answer: undefined }]} />,
};
