import type { Random } from "../setup/random/random.ts";
import { HOSTILE_JSON, UNASKED_MEMBERS } from "./hostile-json.ts";

type Bytes = Uint8Array<ArrayBuffer>;
/** A body, and the headers that go with it where they differ from JSON's own. */
export type HostileBody = { bytes: Bytes; headers?: Record<string, string> };

const encoder = new TextEncoder();
const utf8 = (text: string): Bytes => Uint8Array.from(encoder.encode(text));
const MARK = "@@hostile@@";
const BOMB_BYTES = 8 * 1024 * 1024;

/** Where a value is: the keys and indices that lead to it. */
type Place = readonly (string | number)[];

function placesIn(value: unknown, here: Place = []): Place[] {
  if (typeof value !== "object" || value === null) return [here];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    placesIn(part, [...here, Array.isArray(value) ? Number(key) : key]),
  );
  return here.length > 0 ? [here, ...inside] : inside;
}

/** A copy in which the value at a place is another; `undefined` takes it out. */
function withValueAt(value: unknown, [key, ...rest]: Place, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.map((part, index) => (index === key ? withValueAt(part, rest, replacement) : part));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) =>
      name === key ? [name, withValueAt(part, rest, replacement)] : [name, part],
    ),
  );
}

/** A good body with one to three of its values replaced or missing, or with members nobody asked for. */
function hostileJson(sample: Record<string, unknown>, random: Random): string {
  let value: unknown = sample;
  const raw: string[] = [];
  for (let left = 1 + random.int(3); left > 0; left--) {
    const places = placesIn(value);
    if (places.length === 0) break;
    if (random.chance(0.2)) {
      value = withValueAt(value, random.pick(places), undefined);
      continue;
    }
    value = withValueAt(value, random.pick(places), MARK + raw.length);
    raw.push(random.pick(HOSTILE_JSON));
  }
  const text = JSON.stringify(value);
  const filled = raw.reduce((json, part, index) => json.replace(`"${MARK}${index}"`, () => part), text);
  if (!random.chance(0.15)) return filled;
  const member = random.pick(UNASKED_MEMBERS);
  return random.chance(0.5) ? filled.replace("{", `{${member},`) : filled.replace(/\}$/, `,${member}}`);
}

function utf16(text: string): Bytes {
  return Uint8Array.from(
    Array.from(text, (unit) => [unit.charCodeAt(0) & 255, unit.charCodeAt(0) >> 8]).flat(),
  );
}

function inserted(bytes: Bytes, at: number, more: readonly number[]): Bytes {
  return Uint8Array.from([...bytes.subarray(0, at), ...more, ...bytes.subarray(at)]);
}

let bomb: Bytes | undefined;

/** Eight megabytes of white space in eight kilobytes. */
async function gzipBomb(): Promise<Bytes> {
  if (bomb) return bomb;
  const packed = new Blob([" ".repeat(BOMB_BYTES)]).stream().pipeThrough(new CompressionStream("gzip"));
  bomb = new Uint8Array(await new Response(packed).arrayBuffer());
  return bomb;
}

/** What happens to the bytes on their way, whatever they say. */
const WIRE: readonly ((text: string, random: Random) => HostileBody | Promise<HostileBody>)[] = [
  (text, random) => ({ bytes: utf8(text.slice(0, random.int(text.length + 1))) }),
  () => ({ bytes: new Uint8Array() }),
  (text) => ({ bytes: utf8(`\ufeff${text}`) }),
  (text) => ({ bytes: utf16(text), headers: { "content-type": "application/json; charset=utf-16le" } }),
  (text) => ({
    bytes: utf8(text),
    headers: { "content-type": "application/json; charset=koi8-r" },
  }),
  (text, random) => ({ bytes: inserted(utf8(text), random.int(text.length), [0xff, 0xfe]) }),
  (text, random) => ({ bytes: inserted(utf8(text), random.int(text.length), [0xe2, 0x82]) }),
  (text, random) => ({ bytes: inserted(utf8(text), random.int(text.length), [0]) }),
  (text) => ({ bytes: utf8(`${text}${text}`) }),
  (text) => ({ bytes: utf8(`)]}',\n${text}`) }),
  (text) => ({ bytes: utf8(text.replace("{", `{"filler":"${"x".repeat(33 * 1024)}",`)) }),
  (text) => ({ bytes: utf8(text.replace("{", `{"filler":"${"x".repeat(257 * 1024)}",`)) }),
  async () => ({ bytes: await gzipBomb(), headers: { "content-encoding": "gzip" } }),
  async () => ({ bytes: await gzipBomb() }),
  (text) => ({ bytes: utf8(text), headers: { "content-type": "text/plain" } }),
  (text) => ({ bytes: utf8(text), headers: { "content-type": "multipart/form-data; boundary=a" } }),
  (text) => ({
    bytes: utf8(`a=${encodeURIComponent(text)}`),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  }),
  (_text, random) => ({ bytes: utf8(random.pick(HOSTILE_JSON)) }),
];

/** A body made from a good one; one in five times it is good but for what else the request has. */
export async function hostileBody(sample: Record<string, unknown>, random: Random): Promise<HostileBody> {
  if (random.chance(0.2)) return { bytes: utf8(JSON.stringify(sample)) };
  const text = random.chance(0.7) ? hostileJson(sample, random) : JSON.stringify(sample);
  return random.chance(0.3) ? random.pick(WIRE)(text, random) : { bytes: utf8(text) };
}
