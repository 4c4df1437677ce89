import { memo } from "react";
import { useIsHydrated } from "../lib/use-is-hydrated.ts";

type LocalTimeProps = {
  /** In milliseconds since 1970. */
  at: number;
  format: Intl.DateTimeFormatOptions;
};

/**
 * A time in the visitor's zone and locale. Only the browser knows them, so a page's HTML leaves it empty: keep its
 * room. Loading the formatter takes a while, so it is done once.
 */
export const LocalTime = memo(function LocalTime({ at, format }: LocalTimeProps) {
  const isHydrated = useIsHydrated();
  const time = new Date(at);
  return <time dateTime={time.toISOString()}>{isHydrated && time.toLocaleString(undefined, format)}</time>;
});
