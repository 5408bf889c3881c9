import { Questions } from '@/components/contact/questions';

export const asked = [
  { question: 'May I bring my dog?', answer: ['Please do.', 'On a leash.'] },
  { question: 'Is there parking?', answer: ['Behind the barn.'] },
];

export const questions = {
  'two questions': <Questions heading="Before you come" questions={asked} />,
};
