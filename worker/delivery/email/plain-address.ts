/** A single plain address, without anything that a mail program would read as a name, a list or a comment. */
const PLAIN_ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;

export function isPlainAddress(address: string): boolean {
  return PLAIN_ADDRESS.test(address);
}
