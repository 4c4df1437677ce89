import { isHeldAsked, WILL_ATTEND } from "#domain/booking/booking-status";
import type { AgendaCall } from "#domain/calls/queue/agenda";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Video } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "../../../ui/button-class.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { matchBooking } from "../../calls/acts/calls-api.ts";
import { useDecideHeld } from "../../calls/acts/use-decide-held.ts";
import { ErrorPanel } from "../../kit/data/error-panel.tsx";
import { useSettled } from "../../kit/data/use-settled.ts";
import { useSave } from "../../kit/edit/use-save.ts";
import { leadName, shortLeadName } from "../../leads/basics/lead-name.ts";
import { leadsQuery } from "../../leads/basics/search-api.ts";
import { Tag } from "../../kit/look/tag.tsx";
import { timeText } from "../../kit/time/times.ts";
import { untilWords } from "./agenda-words.ts";

/** What says whether a call is asked about. */
export function heldFacts({ status, startsAt }: AgendaCall) {
  return { callStatus: status, callStartsAt: startsAt };
}

type Props = { call: AgendaCall; now: number; isNext: boolean };

/** What is to be done about a booked call: match it, join it, or say what became of it. */
export function AgendaActs({ call, now, isNext }: Props) {
  const { status, startsAt, joinUrl, lead } = call;
  const [isMatching, setMatching] = useState(false);
  const isAsked = isHeldAsked(heldFacts(call), now);
  const isDecided = status === "held" || status === "no_show";
  return (
    <div className="agenda-acts flex flex-wrap items-center gap-2">
      {!lead && (
        <Button variant="outline" size="sm" onClick={() => setMatching(true)}>
          Match to a lead
        </Button>
      )}
      {isDecided && (
        <Tag tone={status === "held" ? "good" : "bad"}>{status === "held" ? "Held" : "Missed"}</Tag>
      )}
      {isAsked && <HeldOrMissed call={call} />}
      {!isDecided && !isAsked && (
        <>
          {call.attendsAt !== null && <Tag tone="good">{WILL_ATTEND}</Tag>}
          {isNext && startsAt !== null && <span className="font-semibold">{untilWords(startsAt, now)}</span>}
          {status === "moved" && !isNext && <span className="text-ink-3">Moved</span>}
          {!joinUrl && lead && startsAt !== null && (
            <span className="agenda-word text-ink-3 text-xs">No link to join</span>
          )}
          {joinUrl && (
            <a
              href={joinUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({
                variant: isNext ? "primary" : "outline",
                size: "sm",
                className: "agenda-join",
              })}
            >
              <Video aria-hidden="true" className="size-4" />
              <span className="agenda-word">Join</span>
              <span className="sr-only"> the call with {leadName(lead ?? call)}</span>
            </a>
          )}
        </>
      )}
      {isMatching && <MatchDialog booking={call} onClose={() => setMatching(false)} />}
    </div>
  );
}

/** Asked from half an hour after it began; the calendar's own word stands beside it. */
function HeldOrMissed({ call }: { call: AgendaCall }) {
  const { decide, isPending } = useDecideHeld(call.id);
  return (
    <div
      role="group"
      aria-label={`Was the booked call with ${leadName(call.lead ?? call)} held?`}
      className="flex grow flex-wrap items-center justify-end gap-2"
    >
      <span className="font-semibold">Held?</span>
      <Button variant="outline" size="sm" aria-disabled={isPending} onClick={() => decide("held")}>
        <Check aria-hidden="true" className="text-good size-4" />
        Held
      </Button>
      <Button variant="outline" size="sm" aria-disabled={isPending} onClick={() => decide("no_show")}>
        Missed
      </Button>
      {call.said !== null && (
        <span className="text-ink-3 text-xs">
          {call.said === "held" ? "The calendar says held" : "The calendar says missed"}
        </span>
      )}
    </div>
  );
}

const PAUSE_MS = 250;

type Booking = { id: number; name: string | null; email: string | null };

/** Finds the lead that a booking belongs to. */
function MatchDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [text, setText] = useState(booking.name ?? booking.email ?? "");
  const search = useSettled(text.trim(), text.trim(), PAUSE_MS);
  const { data, isError, error, refetch } = useQuery({ ...leadsQuery(search), enabled: search !== "" });
  const client = useQueryClient();
  const matching = useSave({
    save: (sessionId: string) => matchBooking(booking.id, sessionId),
    onSaved: () => {
      void client.invalidateQueries({ queryKey: ["bookings"] });
      onClose();
    },
    success: { title: "Booking matched" },
    failure: "Failed to match the booking",
  });
  return (
    <Dialog
      title="Match to a lead"
      description={<bdi>{shortLeadName(booking)}</bdi>}
      width="md"
      onClose={onClose}
    >
      <TextField
        label="Search by name or email"
        type="search"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        data-autofocus
      />
      {isError && <ErrorPanel title="The search failed" error={error} onRetry={() => void refetch()} />}
      <ul aria-label="Leads found" className="space-y-2">
        {data?.map((lead) => (
          <li key={lead.id}>
            <button
              type="button"
              className="btn w-full justify-between"
              disabled={matching.isPending}
              onClick={() => matching.mutate(lead.sessionId)}
            >
              <bdi className="min-w-0 truncate">{shortLeadName(lead)}</bdi>
              <span className="text-xs font-normal">{timeText(lead.createdAt)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{data?.length === 0 && "No lead found"}</p>
    </Dialog>
  );
}
