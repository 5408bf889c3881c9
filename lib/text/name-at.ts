/** The name for the host of an address, where names has one for it or for a domain above it. */
export function nameAt(address: string, names: Readonly<Record<string, string>>) {
  const host = `.${new URL(address).hostname}`;
  const known = Object.keys(names).find((domain) => host.endsWith(`.${domain}`));
  return known && names[known];
}
