import type { ReactNode } from 'react';
import { FieldError } from './field-error';

interface FieldGroupProps {
  legend: string;
  /** Id of the control that an error of the whole group leads to. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Fields that answer one question together, under its legend. */
export function FieldGroup({ legend, id, className = '', children }: FieldGroupProps) {
  return (
    <fieldset aria-describedby={id && `${id}-error`} className={`min-w-0 ${className}`}>
      <legend className="mb-3 text-lg font-bold">{legend}</legend>
      {id && <FieldError id={id} />}
      {children}
    </fieldset>
  );
}
