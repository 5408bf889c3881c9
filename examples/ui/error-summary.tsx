import { ErrorSummary } from '@/components/ui/error-summary';

export const errorSummary = {
  'before there is an error': <ErrorSummary heading="There is a problem" />,
};
