/**
 * What the page says to the code of a form.
 * @throws {Error} where the form holds no such data.
 */
export function settingsOf<Settings>(form: HTMLFormElement): Settings {
  const data = form.querySelector('script[type="application/json"]')?.textContent;
  if (!data) throw new Error('the form: found no settings in it; wanted JSON in a script element');
  const settings: Settings = JSON.parse(data);
  return settings;
}
