import type { BookingSource } from "#domain/money/ads/ad-events";
import { filled } from "#domain/content/filled";
import { isCalledNow } from "#domain/calls/queue/is-called-now";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { useNotDone } from "../../../../content/use-not-done.ts";
import { WithPart } from "../../../../content/with-part.tsx";
import { Newest } from "../../../../lib/newest.ts";
import { useLoad, type Loaded } from "../../../../lib/use-load.ts";
import { Button } from "../../../../ui/button.tsx";
import { LocalTime } from "../../../../ui/local-time.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { withdrawCall, fetchCall, type CallRequestStatus } from "./call-calls.ts";
import { CallForm } from "./call-form.tsx";
import { CALL_PANEL_HEIGHT } from "./show-call-card.ts";

type CallPanelProps = {
  sessionId: string;
  source: BookingSource;
  /** Tells whether the visitor has asked for a call before, or just now: nothing is left to offer. */
  onAnswered: (isAnswered: boolean) => void;
};

/** The form that asks for a call, and from then on what becomes of it. */
export function CallPanel({ sessionId, source, onAnswered }: CallPanelProps) {
  const { status, tellStatus } = useCallRequest(sessionId);
  const [isAsking, setIsAsking] = useState(false);
  const [timesTold, setTimesTold] = useState(0);
  const news = useRef<HTMLDivElement>(null);
  // In the same frame as the news: a key pressed on reading it must not start from where the focus was before.
  useLayoutEffect(() => {
    // The button that was pressed is gone.
    if (timesTold > 0) news.current?.focus({ preventScroll: true });
  }, [timesTold]);

  const isAnswered = status === null ? null : status.state !== "none";
  const tell = useEffectEvent(onAnswered);
  useEffect(() => {
    if (isAnswered !== null) tell(isAnswered);
  }, [isAnswered]);

  function told(next: CallRequestStatus): void {
    tellStatus(next);
    setIsAsking(false);
    setTimesTold((times) => times + 1);
  }

  if (status === null) return <Skeleton className={CALL_PANEL_HEIGHT} />;
  const hasForm = isAsking || status.state === "none";
  return (
    <div className="grid gap-4">
      <div ref={news} role="status" tabIndex={-1} className="grid gap-1 outline-none empty:hidden">
        {!hasForm && <CallNews status={status} />}
      </div>
      {hasForm ? (
        <>
          <CallProspect status={status} />
          <CallForm sessionId={sessionId} isNow={isCalledNow(status)} source={source} onAsked={told} />
        </>
      ) : (
        <CallActions
          sessionId={sessionId}
          hasNumber={status.phone !== null}
          onAsk={() => setIsAsking(true)}
          onTold={told}
        />
      )}
    </div>
  );
}

type CallActionsProps = {
  sessionId: string;
  hasNumber: boolean;
  onAsk: () => void;
  onTold: (status: CallRequestStatus) => void;
};

/** Another number, or no call after all. */
function CallActions({ sessionId, hasNumber, onAsk, onTold }: CallActionsProps) {
  const words = useContent("callMe");
  const notDone = useNotDone();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function withdraw(): Promise<void> {
    setIsBusy(true);
    setProblem("");
    try {
      onTold(await withdrawCall(sessionId));
    } catch (error) {
      setProblem(notDone(words.notStopped, error));
      setIsBusy(false);
    }
  }

  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onAsk}>
          {hasNumber ? words.change : words.askAgain}
        </Button>
        {hasNumber && (
          <Button variant="ghost" isBusy={isBusy} onClick={() => void withdraw()}>
            {words.stop}
          </Button>
        )}
      </div>
      <p role="alert" className="text-error text-sm font-medium empty:hidden">
        {problem}
      </p>
    </>
  );
}

/** Where a request for a call stands, and when the call may come if that is known. */
function CallNews({ status }: { status: CallRequestStatus }) {
  const { state, again } = status;
  const words = useContent("callMe");
  if (state === "none") return null;
  const told = state === "called" && again ? words.again : words[state];
  return (
    <>
      <p className="text-lg font-semibold">{filled(told, { phone: status.phone ?? "" })}</p>
      {state === "asked" && <CallProspect status={status} />}
    </>
  );
}

const OPENING = {
  weekday: "long",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

/** Told only where it is known: how soon the team has called others, or when it is back at its phones. */
function CallProspect({ status: { usualMinutes, nextOpening } }: { status: CallRequestStatus }) {
  const words = useContent("callMe");
  if (usualMinutes !== null) {
    const minutes =
      usualMinutes === 1 ? words.oneMinute : filled(words.minutes, { count: String(usualMinutes) });
    return <p>{filled(words.usually, { minutes })}</p>;
  }
  if (nextOpening === null) return null;
  return (
    <p>
      <WithPart text={words.offPhones} name="time">
        <LocalTime at={Date.parse(nextOpening)} format={OPENING} />
      </WithPart>
    </p>
  );
}

/** Then less and less often while nothing happens: somebody who has just asked looks, and later they do not. */
const FIRST_POLL_MS = 5_000;
const LAST_POLL_MS = 60_000;
const SLOWER = 1.5;
/** From then on, each return to the page asks. */
const POLLING_MS = 10 * 60_000;

const NONE: CallRequestStatus = {
  ok: true,
  state: "none",
  phone: null,
  again: false,
  usualMinutes: null,
  nextOpening: null,
};

/** What became of a request for a call, followed while it is pending; null until it is known. */
function useCallRequest(sessionId: string) {
  const first = useLoad(`call ${sessionId}`, () => fetchCall(sessionId));
  const [later, setLater] = useState<CallRequestStatus | null>(null);
  const [newest] = useState(() => new Newest(setLater));
  const status = later ?? firstStatus(first);
  const isPending = status?.state === "asked" || status?.state === "claimed";

  const ask = useEffectEvent(() => {
    // What is known stays on the screen; the next poll may work.
    if (!document.hidden) void newest.ask(() => fetchCall(sessionId)).catch(() => {});
  });
  const state = status?.state;
  useEffect(() => {
    if (!isPending) return;
    const onReturn = () => ask();
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, [isPending]);
  useEffect(() => (isPending ? pollSlower(() => ask()) : undefined), [isPending, state]);

  return { status, tellStatus: (told: CallRequestStatus) => newest.tell(told) };
}

/** Null while it loads. If it cannot, asking for a call works all the same, and says itself what is wrong. */
function firstStatus(loaded: Loaded<CallRequestStatus>): CallRequestStatus | null {
  if (loaded.state === "ready") return loaded.data;
  return loaded.state === "failed" ? NONE : null;
}

/** Asks again and again until what is returned is called, or for ten minutes. */
export function pollSlower(ask: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const askAfter = (delay: number, left: number) => {
    if (delay > left) return;
    timer = setTimeout(() => {
      ask();
      askAfter(Math.min(delay * SLOWER, LAST_POLL_MS), left - delay);
    }, delay);
  };
  askAfter(FIRST_POLL_MS, POLLING_MS);
  return () => clearTimeout(timer);
}
