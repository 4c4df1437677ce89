import type { CallOutcome } from "#domain/calls/call-outcomes";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { LeadStatus } from "#domain/leads/pipeline";
import { recordCall, saveNextAction, savePhone, type Recorded } from "../../calls/calls-api.ts";
import { currentOf } from "../../edit/version-conflict.ts";
import { moveLead, type Move } from "../../leads/lead-writes.ts";
import { isGivenUp, madeCall, moveOf, newPhone, type CallDraft } from "./call-draft.ts";

/** A call as it was typed, of a lead as it was shown then: the desk may change what is shown before the answer is here. */
export type TypedCall = {
  lead: AssessmentView;
  draft: CallDraft;
  outcome: CallOutcome;
  at: number | null;
  afterCall: string;
};

export type SentCall = Extract<Recorded, { kind: "recorded" }> & {
  /** Null where the lead has stayed where it was. */
  movedTo: LeadStatus | null;
};

/** All that an outcome brings with it. Sent again after a failure, what has been done already stays as it is. */
export async function sendCall(call: TypedCall): Promise<Exclude<Recorded, { kind: "recorded" }> | SentCall> {
  const { lead, draft, outcome, at, afterCall } = call;
  const recorded = await recordCall(lead.id, madeCall(draft, outcome, at, afterCall));
  if (recorded.kind !== "recorded") return recorded;
  const phone = outcome === "wrong_number" ? newPhone(draft) : null;
  const called = phone ? await savePhone(lead.id, phone) : recorded.lead;
  const sent = await moveFrom(lead.leadStatus, called, moveOf(draft, lead, outcome));
  if (sent.movedTo === null || !isGivenUp(draft, lead, outcome)) return sent;
  return { ...sent, lead: await saveNextAction(lead.id, { nextAction: null, nextActionAt: null }) };
}

/** The call is stored in any case: what somebody else has made of the lead's status meanwhile stays. */
async function moveFrom(from: LeadStatus, called: AssessmentView, move: Move | null): Promise<SentCall> {
  const stayed = { kind: "recorded", lead: called, movedTo: null } as const;
  if (!move?.leadStatus) return stayed;
  // A move whose answer did not arrive is there already, and is sent again with what it asked for.
  if (called.leadStatus !== from && called.leadStatus !== move.leadStatus) return stayed;
  try {
    return { kind: "recorded", lead: await moveLead(called, move), movedTo: move.leadStatus };
  } catch (error) {
    const theirs = currentOf(error, called);
    if (!theirs) throw error;
    return { ...stayed, lead: theirs };
  }
}
