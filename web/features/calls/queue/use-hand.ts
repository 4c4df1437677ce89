import type { AssessmentView } from "#domain/leads/assessment-view";
import { useState } from "react";
import { useAdminParams } from "../../kit/frame/admin-params.ts";

/** The number of the lead that the address asks for; null without one. */
function askedFor(params: URLSearchParams): number | null {
  const text = params.get("call");
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

type Hand = {
  id: number | null;
  /** The lead that the address asked for last: it is taken once, and may then be put away. */
  asked: number | null;
  /** Counts what came into the hand, so that the same lead again begins anew. */
  turn: number;
  /** When leads were last called from here. Until the queue knows of these calls, the leads do not come again. */
  done: ReadonlyMap<number, string>;
  /** Put away without a call. They come again after all others. */
  skipped: ReadonlySet<number>;
};

/**
 * Which lead is in hand. Once it is, it stays, whatever happens to the queue, until staff go on or choose another.
 * `pick` gives the next lead apart from some.
 */
export function useHand(pick: (isOut: (lead: AssessmentView) => boolean) => AssessmentView | null) {
  const { params, change } = useAdminParams();
  const asked = askedFor(params);
  const [hand, setHand] = useState<Hand>(() => ({
    id: asked,
    asked,
    turn: 0,
    done: new Map(),
    skipped: new Set(),
  }));
  const next = ({ done, skipped }: Pick<Hand, "done" | "skipped">) => {
    const isDone = ({ id, lastCallAt }: AssessmentView) => (lastCallAt ?? "") < (done.get(id) ?? "");
    return pick((lead) => isDone(lead) || skipped.has(lead.id)) ?? pick(isDone);
  };
  if (asked !== hand.asked) {
    setHand({ ...hand, asked, ...(asked !== null && { id: asked, turn: hand.turn + 1 }) });
  } else if (hand.id === null) {
    const id = next(hand)?.id ?? null;
    if (id !== null) setHand({ ...hand, id, turn: hand.turn + 1 });
  }
  const take = (id: number | null, away: Partial<Hand>) => {
    setHand({ ...hand, ...away, id, turn: hand.turn + 1 });
    if (asked !== null) change({ call: null }, { replace: true });
  };
  return {
    id: hand.id,
    turn: hand.turn,
    choose: (id: number) => take(id, {}),
    /** Puts a lead away without a call, and takes the next one. */
    skip: () => {
      const skipped = new Set(hand.skipped);
      if (hand.id !== null) skipped.add(hand.id);
      take(next({ done: hand.done, skipped })?.id ?? null, { skipped });
    },
    /** The same after a call, with the lead as that has left it. */
    finish: (lead: AssessmentView) => {
      const done = new Map(hand.done).set(lead.id, lead.lastCallAt ?? "");
      take(next({ done, skipped: hand.skipped })?.id ?? null, { done });
    },
  };
}
