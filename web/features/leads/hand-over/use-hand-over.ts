import type { LeadOwner } from "#domain/leads/lead-owner";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { serverErrors, type FieldErrors } from "../../kit/edit/field-errors.ts";
import { useSave } from "../../kit/edit/use-save.ts";
import { handOver, OWNERS_KEY, leadsText } from "./hand-over-api.ts";

type Move = { from: string; to: string };
const NO_MOVE: Move = { from: "", to: "" };

/** From whom and to whom, while it is typed, asked about and sent. */
export function useHandOver(owners: readonly LeadOwner[]) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(NO_MOVE);
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [result, setResult] = useState("");
  const moving = useSave({
    save: handOver,
    onSaved: (moved, sent: Move) => {
      setResult(movedText(moved, sent));
      setTyped(NO_MOVE);
      setTried(false);
      setAsking(false);
      void client.invalidateQueries({ queryKey: OWNERS_KEY });
    },
    onFailed: () => setAsking(false),
    failure: "Failed to hand the leads over",
  });
  const move: Move = { from: typed.from, to: typed.to.trim().toLowerCase() };
  const fault = handOverFault(move);
  return {
    typed,
    move,
    /** Whose leads go, once it is to be confirmed. */
    asked: (isAsking && owners.find(({ owner }) => owner === move.from)) || null,
    faults: { ...serverErrors(moving.error), ...(isTried && fault) },
    result,
    isBusy: moving.isPending,
    type: (patch: Partial<Move>) => {
      setTyped({ ...typed, ...patch });
      moving.reset();
    },
    ask: () => {
      setTried(true);
      setResult("");
      setAsking(fault === null);
    },
    cancel: () => setAsking(false),
    confirm: () => moving.mutate(move),
  };
}

export type HandOver = ReturnType<typeof useHandOver>;

function movedText(moved: number, { from, to }: Move): string {
  if (moved === 0) return `${from} had no leads left to hand over.`;
  return `Done: ${leadsText({ value: moved, more: false })} went from ${from} to ${to}.`;
}

/** What keeps leads from being handed over, by field; null if nothing does. Addresses are in lower case. */
export function handOverFault({ from, to }: { from: string; to: string }): FieldErrors | null {
  if (from === "") return { from: "Please choose whose leads to hand over" };
  if (!/^\S+@\S+$/.test(to)) return { to: "Please enter a colleague’s address" };
  return from === to ? { to: "They already have these leads" } : null;
}
