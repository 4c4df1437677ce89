import { useQueryClient } from "@tanstack/react-query";
import { useState, useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { countText } from "../../kit/data/figures.ts";
import { reasonOf } from "../../kit/data/reason-of.ts";
import { Sheet } from "../../kit/look/sheet.tsx";
import { OwnersNote, useOwnersOnly } from "../../people/staff/owners.tsx";
import { noticeError } from "../../people/staff/staff-session.ts";
import { recalculateStep } from "./trial-api.ts";
import { TrialEffect } from "./trial-effect.tsx";

/** Re-scores every stored assessment, in batches and after confirmation. Safe to stop. */
export function RecalculateAll() {
  const [isAsking, setAsking] = useState(false);
  const isRefused = useOwnersOnly("recalculate") !== null;
  const { state, done, total, start, stop } = useRecalculation();
  return (
    <Sheet className="space-y-4">
      <div>
        <h3 className="text-panel font-bold">Recalculate all</h3>
        <p className="text-base-content/75 text-sm">
          Rule changes apply to new assessments. Existing ones keep their tier and score until you recalculate
          them.
        </p>
      </div>
      <OwnersNote act="recalculate" />
      {state !== "idle" && (
        <div className="space-y-2">
          <ProgressBar
            label="Recalculating assessments"
            value={done}
            max={Math.max(total, 1)}
            valueText={`${done} of ${total}`}
            className="h-2"
          />
          <p role="status" className="text-sm">
            {progressText(state, done, total)}
          </p>
        </div>
      )}
      {state === "running" ? (
        <Button variant="outline" size="sm" onClick={stop}>
          Stop
        </Button>
      ) : (
        <Button
          variant="outline"
          size="sm"
          disabled={isRefused}
          onClick={() => (state === "stopped" ? start() : setAsking(true))}
        >
          {state === "stopped" ? "Resume" : "Recalculate all assessments"}
        </Button>
      )}
      {isAsking && (
        <RecalculateDialog
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            start();
          }}
        />
      )}
    </Sheet>
  );
}

function progressText(state: "running" | "stopped" | "finished", done: number, total: number): string {
  const count = `${countText(done)} of ${countText(total)}`;
  if (state === "running") return `${count} recalculated…`;
  if (state === "finished") return `Done: ${count} recalculated.`;
  return `Stopped at ${count}. The rest keep their old scores until you resume.`;
}

type Props = { onConfirm: () => void; onClose: () => void };

const AS_IN_FORCE = {};

/** Says how many assessments would change under the rules in force, and asks for confirmation. */
function RecalculateDialog({ onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      title="Recalculate all assessments?"
      description="Every existing assessment is scored again under the current rules. No emails or Slack messages are sent."
      onClose={onClose}
      confirm="Recalculate"
      isDestructive={false}
      onConfirm={onConfirm}
    >
      <TrialEffect change={AS_IN_FORCE} />
    </ConfirmDialog>
  );
}

type Progress = {
  state: "idle" | "running" | "stopped" | "finished";
  done: number;
  total: number;
  cursor: string | null;
};

const NOTHING: Progress = { state: "idle", done: 0, total: 0, cursor: null };

/** Recalculates batch by batch. After stopping or failing, it continues from where it was. */
function useRecalculation() {
  const client = useQueryClient();
  const [progress, setProgress] = useState(NOTHING);
  const isWanted = useRef(false);
  useEffect(
    () => () => {
      isWanted.current = false;
    },
    [],
  );

  const finish = (last: Progress) => {
    for (const queryKey of [["assessments"], ["pipeline"], ["analytics"], ["breakdown"], ["trial"]]) {
      void client.invalidateQueries({ queryKey });
    }
    setProgress(last);
  };
  const run = async (from: Progress) => {
    isWanted.current = true;
    let now: Progress = { ...from, state: "running" };
    setProgress(now);
    try {
      while (isWanted.current) {
        const { done, total, cursor } = await recalculateStep(now.cursor);
        now = { state: "running", done, total, cursor };
        if (cursor === null) return finish({ ...now, state: "finished" });
        setProgress(now);
      }
    } catch (error) {
      noticeError(error);
      showToast({
        title: "Failed to recalculate scores",
        description: reasonOf(error),
        variant: "destructive",
      });
    }
    finish({ ...now, state: "stopped" });
  };
  const { state, done, total } = progress;
  return {
    done,
    total,
    state,
    start: () => void run(state === "stopped" ? progress : NOTHING),
    stop: () => {
      isWanted.current = false;
    },
  };
}
