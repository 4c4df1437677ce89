import type { Content } from "#domain/content/content";
import { withValue } from "#domain/content/merged";
import { placeName } from "#domain/content/places";
import { sample } from "#domain/content/sample/sample";
import { textPlacesOf } from "./text-places.ts";

/** What breaks out of HTML, attributes, comments, JSON, templates and replacements where it is not kept in. */
const BREAKS_OUT =
  "\"'`{{name}}${name}$&$'$`</script><script>x()</script></title><!--$!--><!--/frame-->" +
  '<img src=x onerror=x()>" onload="x()&quot;\\u003c__HUB_DATA__\u2028\n';

/** Words that no line has room for, right to left, and of signs that are several characters. */
const WORDS = `يوسف בן־דוד 👩‍👩‍👧‍👦🏳️‍🌈 Ż̷̢̧a`;

/** A hostile text; of `length` characters, if given, in a word of its own. */
export const hostileText = (length = 0) => `${BREAKS_OUT}${WORDS} ${"W".repeat(length)}`;

/** Content with such a text wherever visitors read one: more than may be published, as a draft may hold it. */
export function hostileContent(length?: number): Content {
  return textPlacesOf(sample).reduce(
    (content, place) => withValue(content, placeName(place), hostileText(length)),
    sample,
  );
}
