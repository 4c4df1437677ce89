/** Makes a write fail if the record is no longer at this version. */
export function ifMatch(version: number) {
  return { headers: { "If-Match": `"${version}"` } };
}
