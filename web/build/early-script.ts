import type { PageDocument } from "../documents.ts";
import { BOOKMARK } from "../lib/bookmark.ts";

type Calls = PageDocument["calls"]["first"];

/** Makes a page's first calls before `load`, which asks for its files, and the others after it; null if it makes none. */
export function earlyScript({ calls: { first, after } }: PageDocument, load: string): string | null {
  if ([first, after].every(({ always, plain }) => always.length + plain.length === 0)) return null;
  const bookmark = `let b;try{b=JSON.parse(localStorage.getItem("${BOOKMARK.key}"))}catch{}`;
  const init = `{credentials:"include",headers:typeof b=="string"?{"${BOOKMARK.header}":b}:{}}`;
  // Whoever takes the answer is told of a failure; that nobody has taken it yet is none.
  const ask = `const c=window.earlyCalls={},a=p=>(c[p]=fetch(p,${init})).catch(()=>{})`;
  return `{${bookmark}${ask};${callsOf(first)};${load};${callsOf(after)}}`;
}

function callsOf({ always, plain }: Calls): string {
  return `${JSON.stringify(always)}.forEach(a);location.search||${JSON.stringify(plain)}.forEach(a)`;
}
