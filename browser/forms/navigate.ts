/** Leads the visitor to an address: a page, or a mail program. */
export function navigateTo(address: string) {
  location.assign(address);
}
