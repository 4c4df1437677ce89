import type { Random } from "../../setup/random/random.ts";

/** A version-4 UUID. */
export function uuid({ int }: Random): string {
  const hex = (digits: number) =>
    int(16 ** digits)
      .toString(16)
      .padStart(digits, "0");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${"89ab"[int(4)]}${hex(3)}-${hex(6)}${hex(6)}`;
}
