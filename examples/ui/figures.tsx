import { Figures } from '@/components/ui/figures';

export const numbers = [
  { figure: '7', label: 'gardens' },
  { figure: '1,200+', label: 'meals' },
  { figure: '$98', label: 'of each hundred spent on the work itself' },
];

export const figures = {
  'short figures': <Figures heading="In numbers" numbers={numbers} />,
  'a long figure': (
    <Figures
      heading="In numbers"
      numbers={[...numbers, { figure: '$12,345,678', label: 'given' }]}
    />
  ),
  'below hills': <Figures heading="In numbers" numbers={numbers} belowHills />,
};
