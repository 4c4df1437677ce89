import { bookingPageUrl } from "#domain/booking/booking";
import { CalendarDays, Check, Mail } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { useNotDone } from "../../../../content/use-not-done.ts";
import { WithPart } from "../../../../content/with-part.tsx";
import { api, unwrap } from "../../../../lib/api.ts";
import { carryOut } from "../../../../lib/carry-out.ts";
import { trackBookingClick } from "../../../../lib/visit/tracking.ts";
import { LocalTime } from "../../../../ui/local-time.tsx";
import { START } from "../../../booking/visitor/call-date.tsx";
import { CallCard } from "../../../booking/visitor/call-me/call-card.tsx";
import { RequestCallButton } from "../../../booking/visitor/call-me/request-call-button.tsx";
import { useToldTime } from "../../../booking/visitor/use-told-time.ts";
import type { VisitorBooking } from "../../../booking/visitor/visitor-booking.ts";
import { BookedCard } from "../call/booked-card.tsx";
import type { ExpiredHub as ExpiredHubData } from "../hub-data.ts";
import { HubNotice } from "../hub-notice.tsx";
import { ErasedHub } from "../privacy/erased-hub.tsx";
import { HubPrivacy } from "../privacy/hub-privacy.tsx";
import { ROW_LINK, RowLinkWords } from "../row-link.tsx";
import { MissingHub } from "./missing-hub.tsx";

/** With an expired hub, visitors see a call that is ahead, or can book one; and can ask for a link or erase their data. */
export function ExpiredHub({ sessionId, data }: { sessionId: string; data: ExpiredHubData }) {
  const [isErased, setIsErased] = useState(false);
  const [told, setTold] = useState<VisitorBooking | null>(null);
  const call = useToldTime(sessionId, data.call && (told ?? data.call));
  if (isErased) return <ErasedHub />;
  const { bookingUrl, bookingRef, isLinkAsked = false } = data;
  const closed = <ClosedOn at={Date.parse(data.hubExpiresAt)} />;
  const newLink = <NewLinkButton sessionId={sessionId} isAsked={isLinkAsked} />;
  return (
    <>
      {call ? (
        <ExpiredCall
          sessionId={sessionId}
          call={call}
          bookingRef={bookingRef}
          onTime={setTold}
          above={closed}
        >
          {newLink}
        </ExpiredCall>
      ) : (
        <MissingHub
          above={closed}
          actions={
            <div className="grid gap-3">
              <BookingWay sessionId={sessionId} bookingUrl={bookingUrl} bookingRef={bookingRef} />
              {newLink}
            </div>
          }
        />
      )}
      <div className="mx-auto grid max-w-2xl gap-10 px-5 pb-16 sm:px-8">
        {!call && bookingUrl === null && <CallCard sessionId={sessionId} source="strategy_hub" />}
        <HubPrivacy sessionId={sessionId} emailConsent={null} onErased={() => setIsErased(true)} />
      </div>
    </>
  );
}

/** The first thing to know of a hub that is closed. Room for its lines is there before the time is. */
function ClosedOn({ at }: { at: number }) {
  const { on } = useContent("hub").closed;
  return (
    <p className="font-display text-headline font-extrabold">
      <WithPart text={on} name="time">
        <span className="text-title block min-h-[2.3em]">
          <LocalTime at={at} format={START} />
        </span>
      </WithPart>
    </p>
  );
}

type BookingWayProps = { sessionId: string; bookingUrl: string | null; bookingRef: string | null };

function BookingWay({ sessionId, bookingUrl, bookingRef }: BookingWayProps) {
  const { book, closed } = useContent("hub");
  const page = bookingUrl && bookingPageUrl(bookingUrl, { bookingRef });
  if (!page) return <RequestCallButton sessionId={sessionId} source="strategy_hub" />;
  return (
    <a
      href={page}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => trackBookingClick(sessionId, "strategy_hub")}
      className={`${ROW_LINK} row-link-act`}
    >
      <RowLinkWords title={book} text={closed.book} Icon={CalendarDays} />
    </a>
  );
}

type ExpiredCallProps = {
  sessionId: string;
  call: VisitorBooking;
  bookingRef: string | null;
  onTime: (call: VisitorBooking) => void;
  /** When the hub closed. */
  above: ReactNode;
  /** Ways on. */
  children: ReactNode;
};

/** The call of a visitor whose hub has closed before it. */
function ExpiredCall({ above, children, ...booked }: ExpiredCallProps) {
  const words = useContent("hub").closed.call;
  return (
    <HubNotice above={above} {...words}>
      <BookedCard {...booked} />
      {children}
    </HubNotice>
  );
}

/** Asks staff to reopen an expired hub. `isAsked`: that was done on an earlier visit. */
function NewLinkButton({ sessionId, isAsked }: { sessionId: string; isAsked: boolean }) {
  const { newLink, asked, notAsked } = useContent("hub").closed;
  const notDone = useNotDone();
  const [state, setState] = useState<"idle" | "sending" | "sent">(isAsked ? "sent" : "idle");
  const [problem, setProblem] = useState("");

  async function ask(): Promise<void> {
    if (state === "sending") return;
    setState("sending");
    setProblem("");
    try {
      const param = { sessionId };
      const call = api.hub[":sessionId"]["request-link"];
      const { open } = await carryOut(() => unwrap(call.$post({ param })));
      // Staff have already reopened it; reloading this address shows the hub.
      if (open) location.reload();
      else setState("sent");
    } catch (error) {
      setState("idle");
      setProblem(notDone(notAsked, error));
    }
  }

  return (
    <div className="grid gap-2">
      {state !== "sent" && (
        <button
          type="button"
          aria-disabled={state === "sending"}
          className={ROW_LINK}
          onClick={() => void ask()}
        >
          <RowLinkWords {...newLink} Icon={Mail} />
        </button>
      )}
      <p
        role="status"
        className={
          state === "sent"
            ? "rounded-box border-base-content/30 flex min-h-19 items-center gap-3 border px-4 py-3 font-semibold"
            : "text-sm empty:hidden"
        }
      >
        {/* The same whether or not a mail can go out: nobody is told which addresses are barred. */}
        {state === "sent" && (
          <>
            <Check aria-hidden="true" className="text-success size-5 shrink-0" />
            {asked}
          </>
        )}
        {problem}
      </p>
    </div>
  );
}
