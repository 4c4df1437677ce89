const UNITS = ["kilobyte", "megabyte", "gigabyte"] as const;

/** `12 MB`, `3.2 GB`: in decimal units, as the limit of the database is. */
export function bytesText(bytes: number): string {
  const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 1), UNITS.length);
  const unit = UNITS[power - 1] ?? "gigabyte";
  const value = bytes / 1000 ** power;
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat("en-US", { style: "unit", unit, maximumFractionDigits }).format(value);
}
