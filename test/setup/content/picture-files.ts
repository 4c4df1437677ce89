/** A picture of 3 × 2 pixels in each kind, as Chromium's canvas writes it, without its colour profile. */
const [PNG, JPEG, WEBP] = [
  "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAHUlEQVR4AWI6Y2z83/iM8X8QzcQABDPTgQQDAwMAAAD//+vkQ/gAAAAGSURBVAMAhrUHmAxQM8MAAAAASUVORK5CYII=",
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAXEQEAAwAAAAAAAAAAAAAAAAAAAQIx/9oADAMBAAIRAxEAPwCYAdUrkP/Z",
  "UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoDAAIAAsBMJagCdLoABGaAAP7o278HVTUvXwBT1R/8murnd9hvZqYnQ16AAA==",
];

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

export const pictureFiles = {
  png: bytesOf(PNG),
  jpeg: bytesOf(JPEG),
  webp: bytesOf(WEBP),
  /** The PNG, in an icon. */
  ico: joined(
    numbers(16, 0, 1, 1),
    [3, 2, 0, 0],
    numbers(16, 1, 32),
    numbers(32, bytesOf(PNG).length, 22),
    bytesOf(PNG),
  ),
} as const;

/** Bytes, texts and lists of bytes, one behind the other. */
export function joined(...parts: readonly (string | Iterable<number>)[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? Array.from(part, (char) => char.charCodeAt(0)) : [...part],
    ),
  );
}

/** Numbers of 16 or 32 bits, as files of Windows have them: the small end first. */
export function numbers(bits: 16 | 32, ...values: readonly number[]): number[] {
  return values.flatMap((value) => Array.from({ length: bits / 8 }, (_, at) => (value >>> (8 * at)) & 0xff));
}

/** The same file with other bytes at a place. */
export function patched(file: Uint8Array, at: number, bytes: readonly number[]): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(file);
  copy.set(bytes, at);
  return copy;
}
