import type { InputHTMLAttributes } from 'react';
import { FieldError } from './field-error';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  /** What helps to fill it in, under the label. */
  hint?: string;
}

/** A text input under its label; the name it is sent under is its id. */
export function Field({
  id,
  label,
  hint,
  required,
  type = 'text',
  className = '',
  ...input
}: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-bold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-muted">
          {hint}
        </p>
      )}
      <FieldError id={id} />
      <input
        aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
        required={required}
        // Firefox would call every empty field invalid before it is touched.
        aria-invalid={required ? false : undefined}
        id={id}
        name={id}
        type={type}
        className="control"
        {...input}
      />
    </div>
  );
}
