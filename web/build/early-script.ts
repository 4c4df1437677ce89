import type { PageDocument } from "../documents.ts";
import { BOOKMARK } from "../lib/bookmark.ts";

/** Makes a page's first calls while its code is still on the way; null if it makes none. */
export function earlyScript({ calls }: PageDocument): string | null {
  const { always, plain } = calls;
  if (always.length + plain.length === 0) return null;
  const paths = `[...${JSON.stringify(always)},...(location.search?[]:${JSON.stringify(plain)})]`;
  const { header, key } = BOOKMARK;
  const bookmark = `let b;try{b=JSON.parse(localStorage.getItem("${key}"))}catch{}`;
  const init = `{credentials:"include",headers:typeof b=="string"?{"${header}":b}:{}}`;
  // Whoever takes the answer is told of a failure; that nobody has taken it yet is none.
  return `{${bookmark}window.earlyCalls={};for(const p of${paths})(earlyCalls[p]=fetch(p,${init})).catch(()=>{})}`;
}
