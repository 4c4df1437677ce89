import type { AssessmentView } from "#domain/leads/assessment-view";
import type { LeadStatus } from "#domain/leads/pipeline";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showToast } from "../../../../ui/toast.tsx";
import { currentOf } from "../../../kit/edit/version-conflict.ts";
import { askAfterMove, endMoveQuestion, isAskedAbout, type MoveQuestion } from "../../moves/move-question.ts";
import { noticeError } from "../../../people/staff/staff-session.ts";
import { answerAction, undoOf, type BulkAction, type Done } from "./bulk-actions.ts";

const UNDO_MS = 8000;

export type NotDone = { action: BulkAction; leads: { lead: AssessmentView; error: unknown }[] };

/** Does something to several leads, says what came of it, and offers to undo it. `onDone` is told who is left. */
export function useBulk(onDone: (left: number[]) => void) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [notDone, setNotDone] = useState<NotDone | null>(null);

  const run = async (action: BulkAction, leads: readonly AssessmentView[]) => {
    setNotDone(null);
    setProgress({ done: 0, of: leads.length });
    const all = await runEach(leads, action.act, (done) => setProgress({ done, of: leads.length }));
    setProgress(null);
    action.put(client, ...all.flatMap(storedOf));
    const failed = all.flatMap((each) => ("error" in each ? [{ lead: each.item, error: each.error }] : []));
    for (const { error } of failed) noticeError(error);
    if (failed.length > 0) setNotDone({ action, leads: failed });
    onDone(failed.map(({ lead }) => lead.id));
    announce(action, all.flatMap(doneOf));
  };
  const announce = (action: BulkAction, done: Done[]) => {
    if (done.length === 0) return;
    const undo = undoOf(action, done);
    const stored = done.map((each) => each.stored);
    const back = () => {
      for (const { id } of stored) endMoveQuestion(id);
      if (undo) void run(undo, stored);
    };
    const tell = () =>
      showToast({
        title: `${countedLeads(done.length)} ${action.done}`,
        ...(undo &&
          !stored.some(({ id }) => isAskedAbout(id)) && {
            durationMs: UNDO_MS,
            action: { label: "Undo", onClick: back },
          }),
      });
    if (action.to) ask(action.to, done, { onTakeBack: back, onKept: tell });
    tell();
  };
  /** Of those that were moved, all at once. */
  const ask = (
    to: LeadStatus,
    done: Done[],
    { onTakeBack, onKept }: Pick<MoveQuestion, "onTakeBack" | "onKept">,
  ) => {
    const moved = done.flatMap(({ before, stored }) => (before.leadStatus === to ? [] : [stored]));
    askAfterMove(moved, to, (leads) => ({
      onAnswer: (answer) => void run(answerAction(answer), leads),
      onTakeBack,
      onKept,
      onEnd: () => document.querySelector<HTMLElement>(`[data-lead="${leads[0]?.id}"]`)?.focus(),
    }));
  };
  return { run, progress, notDone, dismiss: () => setNotDone(null) };
}

export function countedLeads(count: number): string {
  return `${count} ${count === 1 ? "lead" : "leads"}`;
}

function doneOf(each: Each<AssessmentView, AssessmentView>): Done[] {
  return "result" in each ? [{ before: each.item, stored: each.result }] : [];
}

/** What is stored now: as it was saved, or as somebody else has made it meanwhile. */
function storedOf(each: Each<AssessmentView, AssessmentView>): AssessmentView[] {
  if ("result" in each) return [each.result];
  const theirs = currentOf(each.error, each.item);
  return theirs ? [theirs] : [];
}

/** What came of one of many: what was given back, or what went wrong. */
type Each<T, R> = { item: T } & ({ result: R } | { error: unknown });

/** Few enough to leave room for other calls. */
const AT_ONCE = 4;

/** Does something with each item, a few at a time. One that fails holds up none; the answer has their order. */
export async function runEach<T, R>(
  items: readonly T[],
  act: (item: T) => Promise<R>,
  onDone: (count: number) => void = () => {},
): Promise<Each<T, R>[]> {
  const queue = items.entries();
  const all: Each<T, R>[] = [];
  let done = 0;
  const work = async () => {
    for (const [index, item] of queue) {
      all[index] = await oneOf(item, act);
      done += 1;
      onDone(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return all;
}

async function oneOf<T, R>(item: T, act: (item: T) => Promise<R>): Promise<Each<T, R>> {
  try {
    return { item, result: await act(item) };
  } catch (error) {
    return { item, error };
  }
}
