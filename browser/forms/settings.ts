/**
 * What the page says to the code of a form.
 * @throws {Error} where no such data stands before the form.
 */
export function settingsOf<Settings>(form: HTMLFormElement): Settings {
  const data = form.closest('[data-code]')?.querySelector('script[type]')?.textContent;
  if (!data)
    throw new Error('the form: found no settings before it; wanted JSON in a script element');
  const settings: Settings = JSON.parse(data);
  return settings;
}
