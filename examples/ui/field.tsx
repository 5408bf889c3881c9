import { Field } from '@/components/ui/field';

export const field = {
  optional: <Field id="nickname" label="What we call you" />,
  required: <Field id="nickname" label="What we call you" required />,
  'with a hint': <Field id="nickname" label="What we call you" hint="It can be any name." />,
  'of another type': (
    <Field id="age" label="Age" type="number" inputMode="numeric" autoComplete="off" />
  ),
};
