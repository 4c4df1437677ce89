import type { Content } from "#domain/content/content";
import { inventedIn } from "#domain/content/places";
import { sample } from "#domain/content/sample/sample";

/** Content of somebody's own, which may go out: the sample with everything invented replaced. */
export function ownContent(change: (content: Content) => void = () => {}): Content {
  let text = JSON.stringify(sample);
  for (const place of inventedIn(sample)) text = text.replaceAll(JSON.stringify(place.text), own(place.text));
  const content: Content = JSON.parse(text);
  change(content);
  return content;
}

/** Of the same kind: an address stays one, and a number. */
function own(invented: string): string {
  const text = invented.includes("bpm.example.com")
    ? invented.replace("bpm.example.com", "coach.example.org")
    : invented.replace(/^\d+$/, "76979872").replace(/[a-z]+$/, "Own");
  return JSON.stringify(text === invented ? `${invented}.` : text);
}
