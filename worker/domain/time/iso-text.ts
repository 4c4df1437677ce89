/** A stored time (milliseconds since 1970) as the API returns it: ISO text in UTC. */
export function isoText(time: number): string {
  return new Date(time).toISOString();
}

export function isoTextOrNull(time: number | null): string | null {
  return time === null ? null : isoText(time);
}
