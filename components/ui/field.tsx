import type { InputHTMLAttributes } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
}

/** A text input under its label; the name it is sent under is its id. */
export function Field({ id, label, type = 'text', className = '', ...input }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-bold">
        {label}
      </label>
      <input id={id} name={id} type={type} className="control" {...input} />
    </div>
  );
}
