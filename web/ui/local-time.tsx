import type { ZonedTime } from "#domain/time/zoned-time";
import { Fragment, memo } from "react";
import { ownClockPhrases } from "../lib/own-clock.ts";
import { useIsHydrated } from "../lib/use-is-hydrated.ts";

type LocalTimeProps = {
  /** In milliseconds since 1970. */
  at: number;
  format: Intl.DateTimeFormatOptions;
  /** The same by the clocks of the visitor's zone, as the server knows them. */
  clocks?: readonly ZonedTime[] | undefined;
};

/**
 * A time in the visitor's zone and locale. Only the browser knows them, so a page's HTML leaves it empty: keep its
 * room. A line breaks between its date and its time, not inside them. Loading the formatter takes a while, so it is
 * done once.
 */
export const LocalTime = memo(function LocalTime({ at, format, clocks }: LocalTimeProps) {
  const isHydrated = useIsHydrated();
  const time = new Date(at);
  return (
    <time dateTime={time.toISOString()}>
      {isHydrated &&
        ownClockPhrases(at, format, clocks).map((phrase, index) => (
          <Fragment key={phrase}>
            {index > 0 && " "}
            <span className="inline-block">{phrase}</span>
          </Fragment>
        ))}
    </time>
  );
});
