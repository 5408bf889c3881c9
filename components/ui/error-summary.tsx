/**
 * Where all errors of a form will stand, each leading to its field. The pattern is that of GOV.UK:
 * https://design-system.service.gov.uk/components/error-summary/
 */
export function ErrorSummary({ heading }: { heading: string }) {
  return (
    <div hidden tabIndex={-1} data-error-summary="" className="error-summary col-span-full">
      {/* Not the element that takes the focus, or JAWS skips the list.
      https://github.com/alphagov/govuk-frontend/issues/2657 */}
      <div role="alert">
        <h3 className="text-xl">{heading}</h3>
        <ul className="mt-2" />
      </div>
    </div>
  );
}
