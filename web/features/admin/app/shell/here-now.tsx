import { useIsFetching } from "@tanstack/react-query";
import { Avatar } from "../../ground/look/avatar.tsx";
import { Pulse } from "../../ground/look/pulse.tsx";
import { newLeads } from "../../ground/live/desk.ts";
import { useDesk } from "../../ground/live/desk-query.ts";
import { FOLLOWING_WORDS } from "../../ground/live/paused-line.tsx";
import { usePeopleHere } from "../../ground/live/people.ts";
import type { Following } from "../../ground/live/use-following.ts";
import { personName } from "../../ground/staff/person-name.ts";

/** More than these are counted. */
const MOST = 4;

/** What lives: the line beats for a new lead and while a screen is being fetched; and who else is here. */
export function HereNow({ following }: { following: Following }) {
  const desk = useDesk();
  const isWaiting = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  const state = following !== "live" ? "flat" : isWaiting ? "waits" : "rest";
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
      <div role="status" className="text-ink-3 flex min-w-0 items-center gap-2 text-xs">
        <Pulse state={state} beat={newLeads(desk, 0, () => false).length} />
        <span>{FOLLOWING_WORDS[following]}</span>
      </div>
      <PeopleHereNow />
    </div>
  );
}

function PeopleHereNow() {
  const emails = usePeopleHere();
  if (emails.length === 0) return null;
  const shown = emails.length > MOST ? emails.slice(0, MOST - 1) : emails;
  const rest = emails.slice(shown.length);
  return (
    <ul aria-label="Also here" className="flex gap-0.5">
      {shown.map((email) => (
        <li key={email}>
          <Avatar email={email} title={`${email} is here`} />
        </li>
      ))}
      {rest.length > 0 && (
        <li
          title={rest.map(personName).join(", ")}
          className="bg-picked grid size-6 place-items-center rounded-full text-xs font-semibold"
        >
          +{rest.length}
        </li>
      )}
    </ul>
  );
}
