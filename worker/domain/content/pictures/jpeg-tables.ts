const [HUFFMAN, SCAN, QUANTIZATION, RESTARTS] = [0xc4, 0xda, 0xdb, 0xdd];

/** The tables that a JPEG has defined so far. Each check says whether a segment is whole and allowed there. */
export type JpegTables = {
  take: (marker: number, data: Uint8Array) => boolean;
  takeFrame: (data: Uint8Array) => boolean;
  /** Whether the pixels have restarts. */
  restarts: () => boolean;
};

/** Reads the tables of one file, in its order. */
export function jpegTables(): JpegTables {
  const quantization = new Set<number>();
  const huffman = new Set<number>();
  /** The quantization table of each component of the frame. */
  const components = new Map<number, number>();
  let interval = 0;

  function takeScan(data: Uint8Array): boolean {
    const count = data[0] ?? 0;
    if (count < 1 || count > 4 || data.length !== 4 + 2 * count) return false;
    const [first = 0, last = 0, bits = 0] = data.subarray(1 + 2 * count);
    if (first > last || last > 63) return false;
    // A pass that adds bits to the first coefficients writes them as they are.
    const [hasFirst, hasOthers] = [first === 0 && bits >> 4 === 0, last > 0];
    for (let at = 1; at < 1 + 2 * count; at += 2) {
      const [id = 0, coded = 0] = data.subarray(at, at + 2);
      if (!quantization.has(components.get(id) ?? -1)) return false;
      if (hasFirst && !huffman.has(coded >> 4)) return false;
      if (hasOthers && !huffman.has(0x10 + (coded & 15))) return false;
    }
    return true;
  }

  const readers: Record<number, (data: Uint8Array) => boolean> = {
    [HUFFMAN]: (data) => eachTable(data, huffmanLength, (id) => huffman.add(id)),
    [QUANTIZATION]: (data) => eachTable(data, quantizationLength, (id) => quantization.add(id & 15)),
    [SCAN]: takeScan,
    [RESTARTS]: (data) => {
      interval = (data[0] ?? 0) * 256 + (data[1] ?? 0);
      return data.length === 2;
    },
  };

  return {
    take: (marker, data) => readers[marker]?.(data) ?? true,
    takeFrame: (data) => takeFrame(data, components),
    restarts: () => interval > 0,
  };
}

/** Notes the quantization table of each component. */
function takeFrame(data: Uint8Array, components: Map<number, number>): boolean {
  const [precision, , , , , count = 0] = data;
  if (precision !== 8 || ![1, 3, 4].includes(count) || data.length !== 6 + 3 * count) return false;
  for (let at = 6; at < data.length; at += 3) {
    const [id = 0, sampling = 0, table = 0] = data.subarray(at, at + 3);
    const sides = [sampling >> 4, sampling & 15];
    if (sides.some((side) => side < 1 || side > 4) || table > 3) return false;
    components.set(id, table);
  }
  return components.size === count;
}

/** A segment holds one table behind the other, each with its kind and place in its first byte; zero is no length. */
function eachTable(
  data: Uint8Array,
  lengthOf: (table: Uint8Array) => number,
  add: (id: number) => void,
): boolean {
  let at = 0;
  while (at < data.length) {
    const length = lengthOf(data.subarray(at));
    if (length === 0 || at + length > data.length) return false;
    add(data[at] ?? 0);
    at += length;
  }
  return at > 0;
}

function huffmanLength(table: Uint8Array): number {
  const id = table[0] ?? 0;
  let [codes, room] = [0, 1];
  for (const count of table.subarray(1, 17)) {
    codes += count;
    room = room * 2 - count;
    // More codes than so many bits can tell apart.
    if (room < 0) return 0;
  }
  return id >> 4 > 1 || (id & 15) > 3 || codes < 1 || codes > 256 ? 0 : 17 + codes;
}

function quantizationLength([id = 0]: Uint8Array): number {
  return id >> 4 > 1 || (id & 15) > 3 ? 0 : 1 + 64 * ((id >> 4) + 1);
}
