import type { HubContent } from "#domain/content/parts/hub";
import { countdown, isHubExpired } from "#domain/funnel/hub/hub";
import { BadgePercent, Timer } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { WithPart } from "../../../../content/with-part.tsx";
import { serverNow } from "../../../../lib/server-clock.ts";
import { useIsHydrated } from "../../../../lib/use-is-hydrated.ts";
import { LocalTime } from "../../../../ui/local-time.tsx";
import type { OpenHub } from "../hub-data.ts";
import { HubPanel } from "../hub-panel.tsx";
import { StillPart } from "../still/still-part.tsx";

/** The first screen of an open hub: the finding, what we recommend for it and its price, and the call. */
export function HubHero({ data, actions }: { data: OpenHub; actions: ReactNode }) {
  const { hub } = data;
  const { label } = useContent("hub");
  return (
    <HubPanel label={label}>
      <StillPart id="finding" data={data} />
      <HubTicket data={data}>
        {actions}
        <CountdownCard expiresAt={Date.parse(hub.hubExpiresAt)} asOf={Date.parse(data.asOf)} />
      </HubTicket>
      <StillPart id="meaning" data={data} />
    </HubPanel>
  );
}

/** The recommended program and its price in short, with the next step below it. */
function HubTicket({ data, children }: { data: OpenHub; children: ReactNode }) {
  const { hub, offer } = data;
  const words = useContent("results").program;
  return (
    <div
      data-theme="paper"
      className="result-ticket rounded-box bg-base-100 text-base-content grid min-w-0 grid-cols-1 content-start gap-3 self-start p-4 sm:gap-5 sm:p-8 lg:col-start-2 lg:row-start-1"
    >
      <div className="grid gap-1">
        <p className="text-base-content/75 text-sm">{offer ? words.ticket : words.unknown}</p>
        {offer ? (
          <>
            <p className="font-display text-title font-extrabold text-balance">{offer.name}</p>
            <p className="leading-snug sm:text-lg">
              <span className="text-base-content/75">{words.investment}</span>{" "}
              <span className="font-bold">{offer.investment}</span>
            </p>
          </>
        ) : (
          <p>{words.missing}</p>
        )}
      </div>
      {hub.promoText && (
        <p className="rounded-field bg-primary/15 flex items-center gap-2 px-3 py-2 text-sm font-semibold">
          <BadgePercent aria-hidden="true" className="text-accent size-5 shrink-0" />
          {hub.promoText}
        </p>
      )}
      {children}
    </div>
  );
}

const END = {
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

type CountdownCardProps = {
  /** When the hub ends, and when it was read, in milliseconds. */
  expiresAt: number;
  asOf: number;
};

/** How long the hub stays open. A hub that expires while open on the screen keeps its content and loses this card. */
function CountdownCard({ expiresAt, asOf }: CountdownCardProps) {
  const words = useContent("hub").countdown;
  const { now, news } = useCountdown(expiresAt, asOf);
  const isHydrated = useIsHydrated();
  return (
    <>
      <p role="status" className="sr-only">
        {news && words[news]}
      </p>
      {!isHubExpired(expiresAt, now) && (
        <div className="text-base-content/75 grid gap-0.5 text-sm">
          <div className="flex flex-wrap items-center gap-x-1.5">
            <Timer aria-hidden="true" className="size-4" />
            <p>
              {words.open}
              <span className="print:hidden"> {words.for}</span>
            </p>
            <p aria-hidden="true" className="text-base-content font-bold tabular-nums print:hidden">
              {countdown(expiresAt, now)}
            </p>
          </div>
          {/* Its room is there before it is known. */}
          <p className="min-h-5">
            {isHydrated && (
              <WithPart text={words.until} name="time">
                <LocalTime at={expiresAt} format={END} />
              </WithPart>
            )}
          </p>
        </div>
      )}
    </>
  );
}

const SECOND = 1_000;

type Countdown = { now: number; news: CountdownNews | null };

/**
 * The current time, every second until `expiresAt`, and the announcement due. It begins at `asOf`, when the hub was
 * read, so that hydration finds what the server drew. Times are in milliseconds.
 */
function useCountdown(expiresAt: number, asOf: number): Countdown {
  const [state, setState] = useState<Countdown>({ now: asOf, news: null });
  const isOver = state.now >= expiresAt;
  useEffect(() => {
    if (isOver) return;
    const tick = () =>
      setState((before) => {
        const now = serverNow();
        return { now, news: countdownNews(expiresAt - before.now, expiresAt - now) ?? before.news };
      });
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [expiresAt, isOver]);
  return state;
}

const MINUTE = 60_000;

/** Which words of the countdown are announced. */
type CountdownNews = keyof HubContent["countdown"];

/** The announcements to screen readers, by remaining time; the seconds are only shown. */
const NEWS = [
  { within: 0, says: "closed" },
  { within: 10 * MINUTE, says: "minutes" },
  { within: 60 * MINUTE, says: "hour" },
] as const satisfies { within: number; says: CountdownNews }[];

/**
 * The announcement due between two moments: that of the last mark passed, or null. Remaining times are in milliseconds.
 */
export function countdownNews(before: number, remaining: number): CountdownNews | null {
  return NEWS.find(({ within }) => before > within && remaining <= within)?.says ?? null;
}
