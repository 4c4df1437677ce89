/** `America/Argentina/Buenos_Aires` as `Buenos Aires, Argentina`. */
export function cityOf(zone: string): string {
  const [region, ...places] = zone.replaceAll("_", " ").split("/");
  return places.length === 0 ? (region ?? zone) : places.reverse().join(", ");
}
