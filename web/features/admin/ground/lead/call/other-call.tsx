import { ABOUT_OUTCOME } from "#domain/calls/call-outcomes";
import type { CallView } from "#domain/calls/call-view";
import { Button } from "../../../../../ui/button.tsx";
import { Ago } from "../../time/ago.tsx";

type Props = { call: CallView; isLast: boolean; onRecordAnyway: () => void; onKeepTheirs: () => void };

/** Somebody else recorded a call to this lead first: shows it, and lets staff decide. */
export function OtherCall({ call, isLast, onRecordAnyway, onKeepTheirs }: Props) {
  const { calledBy, at, outcome, note } = call;
  return (
    <div role="alert" className="rounded-box border-warning space-y-2 border p-3 text-sm">
      <p>
        <strong className="font-semibold [overflow-wrap:anywhere]">{calledBy}</strong> recorded a call to this
        lead <Ago time={at} />: {ABOUT_OUTCOME[outcome].name}.
      </p>
      {note && (
        <p className="max-h-24 overflow-auto [overflow-wrap:anywhere] whitespace-pre-wrap">
          <bdi>{note}</bdi>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onRecordAnyway}>
          Record mine anyway
        </Button>
        <Button size="sm" variant="outline" onClick={onKeepTheirs}>
          {isLast ? "Discard mine" : "Discard mine and next"}
        </Button>
      </div>
    </div>
  );
}
