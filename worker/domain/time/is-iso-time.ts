const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;

/** A UTC time as ISO text, `2026-11-20T14:00:00.000Z`, on a day that exists. */
export function isIsoTime(text: string): boolean {
  const time = ISO.test(text) ? Date.parse(text) : Number.NaN;
  // `Date` reads February 30 as March 2.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 10));
}
