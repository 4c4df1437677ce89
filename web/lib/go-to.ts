let go = (path: string): void => location.assign(path);

/** Opens another page of ours in a new document. */
export function goTo(path: string): void {
  go(path);
}

/** Opens pages in another way: in a preview all of them are one document. */
export function goBy(way: (path: string) => void): void {
  go = way;
}
