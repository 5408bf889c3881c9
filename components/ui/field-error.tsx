/** Where words will say what is wrong with a field, or with a group of them; `id` is the field's. */
export function FieldError({ id }: { id: string }) {
  return (
    <p
      hidden
      id={`${id}-error`}
      data-error-of={id}
      className="mb-2 border-s-4 border-error ps-3 font-bold text-error"
    />
  );
}
