/** What an assistant is given in one answer, in bytes (contract 24). */
export const MCP_ANSWER_BYTES = 32 * 1024;

type Place = { path: string; bytes: number; halve: () => void };

/**
 * A value as JSON of at most `most` bytes. While it is too long, the longest list or text in it loses its last half;
 * `shortened` then names what was.
 */
export function fittedAnswer(value: object, most = MCP_ANSWER_BYTES): string {
  let text = JSON.stringify(value);
  if (bytesOf(text) <= most) return text;
  const copy: Record<string, unknown> = { ...JSON.parse(text) };
  const shortened = new Set<string>();
  while (bytesOf(text) > most) {
    const [longest] = placesOf(copy).toSorted((a, b) => b.bytes - a.bytes);
    if (!longest) throw new Error("An answer does not become short enough.");
    longest.halve();
    shortened.add(longest.path);
    text = JSON.stringify({ ...copy, shortened: [...shortened] });
  }
  return text;
}

/** What can be made shorter. */
function placesOf(value: unknown): Place[] {
  const places: Place[] = [];
  collect(value, "", places);
  return places;
}

function collect(value: unknown, path: string, places: Place[]): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value) && value.length > 1) {
    places.push({
      path,
      bytes: bytesOf(JSON.stringify(value)),
      halve: () => void value.splice(Math.ceil(value.length / 2)),
    });
  }
  for (const [field, one] of Object.entries(value)) {
    const at = Array.isArray(value) ? path : [path, field].filter(Boolean).join(".");
    if (typeof one === "string" && one.length > 1) {
      const halve = () => Reflect.set(value, field, `${[...one].slice(0, one.length / 2 - 1).join("")}…`);
      places.push({ path: at, bytes: bytesOf(one), halve });
    }
    collect(one, at, places);
  }
}

function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
