const FULL = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** A stored time in the viewer's time zone: `Nov 21, 2026, 5:42 AM`. */
export function timeText(iso: string): string {
  return FULL.format(new Date(iso));
}
