import type { ReactNode } from 'react';
import { describedBy, FieldFault } from './field-fault';

interface FieldGroupProps {
  legend: string;
  /** Id of the control that a fault of the whole group leads to. */
  id?: string;
  /** What is wrong with the group, and with none of its fields alone. */
  fault?: string;
  className?: string;
  children: ReactNode;
}

/** Fields that answer one question together, under its legend. */
export function FieldGroup({ legend, id = '', fault, className = '', children }: FieldGroupProps) {
  return (
    <fieldset aria-describedby={describedBy(id, { fault })} className={`min-w-0 ${className}`}>
      <legend className="mb-3 text-lg font-bold">{legend}</legend>
      <FieldFault id={id} fault={fault} />
      {children}
    </fieldset>
  );
}
