import { personName } from "../../staff/person-name.ts";
import { Avatar, NobodyAvatar } from "../../look/avatar.tsx";
import type { CallWork } from "../call/use-call-work.ts";
import { CONTROL, ControlLabel, ControlValue } from "./control.tsx";

type Props = { owner: string | null; work: CallWork };

/** Whose lead it is. A press takes it, gives one's own back, or asks before it takes over somebody else's. */
export function OwnerControl({ owner, work }: Props) {
  const { isMine, taken, isBusy } = work.claim;
  const act = isMine ? "Release" : taken ? "Take over" : "Take it";
  const name = owner === null ? "Unassigned" : isMine ? "You" : personName(owner);
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      aria-keyshortcuts="O"
      title={owner ?? undefined}
      className={`${CONTROL} cursor-pointer`}
      onClick={work.changeOwner}
    >
      <ControlLabel hotkey="O">Owner</ControlLabel>
      <ControlValue>
        <span aria-hidden="true">
          {owner === null ? <NobodyAvatar size="sm" /> : <Avatar email={owner} size="sm" />}
        </span>
        <span className="truncate">{name}</span>
        <span className="lead-act text-ink-2 ms-auto shrink-0 font-normal">{act}</span>
      </ControlValue>
    </button>
  );
}
