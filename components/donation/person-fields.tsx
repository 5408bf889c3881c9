import type { acceptedFields } from '@/lib/donation/giving';
import type { Pages } from '@/lib/schema/pages';
import { Field } from '../ui/field';
import { FieldGroup } from '../ui/field-group';

interface PersonFieldsProps {
  form: Pages['donation']['form'];
  /** What the payment page takes; what it doesn't take is not asked for. */
  asked: ReturnType<typeof acceptedFields>;
}

/** Who gives. */
export function PersonFields({ form, asked }: PersonFieldsProps) {
  if (!asked.names && !asked.email) return null;
  return (
    <FieldGroup legend={form.detailsLegend} className="grid gap-5 sm:grid-cols-2">
      {asked.names && (
        <>
          <Field
            id="firstName"
            label={form.firstName}
            required
            autoComplete="given-name"
            className="self-end"
          />
          <Field
            id="lastName"
            label={form.lastName}
            required
            autoComplete="family-name"
            className="self-end"
          />
        </>
      )}
      {asked.email && (
        <Field
          id="email"
          label={form.email}
          required
          type="email"
          autoComplete="email"
          className="sm:col-span-2"
        />
      )}
    </FieldGroup>
  );
}
