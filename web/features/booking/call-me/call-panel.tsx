import type { BookingSource } from "#domain/ads/ad-events";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { useNotDone } from "../../../content/use-not-done.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { isCalledNow } from "#domain/queue/is-called-now";
import { withdrawCall, type CallRequestStatus } from "./call-calls.ts";
import { CallForm } from "./call-form.tsx";
import { CallNews } from "./call-news.tsx";
import { CallProspect } from "./call-prospect.tsx";
import { CALL_PANEL_HEIGHT } from "./show-call-card.ts";
import { useCallRequest } from "./use-call-request.ts";

type CallPanelProps = {
  sessionId: string;
  source: BookingSource;
  /** Tells whether the visitor has asked for a call before, or just now: nothing is left to offer. */
  onAnswered: (isAnswered: boolean) => void;
};

/** The form that asks for a call, and from then on what becomes of it. */
export function CallPanel({ sessionId, source, onAnswered }: CallPanelProps) {
  const { status, setStatus } = useCallRequest(sessionId);
  const [isAsking, setIsAsking] = useState(false);
  const [timesTold, setTimesTold] = useState(0);
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (timesTold > 0) news.current?.focus({ preventScroll: true });
  }, [timesTold]);

  const isAnswered = status === null ? null : status.state !== "none";
  const tell = useEffectEvent(onAnswered);
  useEffect(() => {
    if (isAnswered !== null) tell(isAnswered);
  }, [isAnswered]);

  function told(next: CallRequestStatus): void {
    setStatus(next);
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
