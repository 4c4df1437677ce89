import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { showToast } from "../../../ui/toast.tsx";
import { reasonOf } from "../ground/data/reason-of.ts";
import { noticeError } from "../ground/staff/staff-session.ts";
import { recalculateStep } from "./trial-api.ts";

type Progress = {
  state: "idle" | "running" | "stopped" | "finished";
  done: number;
  total: number;
  cursor: string | null;
};

const NOTHING: Progress = { state: "idle", done: 0, total: 0, cursor: null };

/** Recalculates batch by batch. After stopping or failing, it continues from where it was. */
export function useRecalculation() {
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
