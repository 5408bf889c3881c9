import { Filled } from '@/components/ui/filled';

const parts = { when: <strong>at noon</strong>, where: <em>in the park</em> };

export const filled = {
  'two parts': (
    <p>
      <Filled words="We meet {when} {where}." parts={parts} />
    </p>
  ),
  'the other way round': (
    <p>
      <Filled words="{where} we meet {when}." parts={parts} />
    </p>
  ),
};
