import { SkipForward } from "lucide-react";
import { PeopleHere } from "../ground/live/people-here.tsx";
import { KeyCap } from "../ground/look/key-cap.tsx";

/** Above the lead in hand: who else looks at it, and the way past it without a call. */
export function HandBar({ id, onSkip }: { id: number; onSkip: () => void }) {
  return (
    <div className="lead-tools">
      <PeopleHere lead={id} className="shrink-0" />
      <button type="button" aria-keyshortcuts="S" className="btn btn-ghost btn-sm ms-auto" onClick={onSkip}>
        <SkipForward aria-hidden="true" className="size-4" />
        Skip for now
        <KeyCap>S</KeyCap>
      </button>
    </div>
  );
}
