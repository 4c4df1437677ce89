import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";

type Props = { theirs: ReactNode; yours: ReactNode; onKeepYours: () => void; onTakeTheirs: () => void };

/** Somebody else saved first: shows both versions and lets staff choose. Nothing is overwritten before that. */
export function ConflictNote({ theirs, yours, onKeepYours, onTakeTheirs }: Props) {
  return (
    <div role="alert" className="rounded-box border-warning space-y-3 border p-4 text-sm">
      <p className="font-semibold">Someone else changed this while you were editing.</p>
      <dl className="grid gap-3 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-base-content/75">Saved now</dt>
          <dd className="max-h-48 overflow-auto [overflow-wrap:anywhere] whitespace-pre-wrap">{theirs}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-base-content/75">Yours</dt>
          <dd className="max-h-48 overflow-auto [overflow-wrap:anywhere] whitespace-pre-wrap">{yours}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={onKeepYours}>
          Overwrite with mine
        </Button>
        <Button size="sm" variant="outline" onClick={onTakeTheirs}>
          Keep theirs
        </Button>
      </div>
    </div>
  );
}
