/** Whether so many entries, two to a row, leave the last one alone below others. */
export function leaveOneAlone({ length }: readonly unknown[]): boolean {
  return length > 1 && length % 2 === 1;
}
