import type { AssessmentView } from "#domain/leads/assessment-view";
import type { LeadStatus } from "#domain/leads/pipeline";
import { claimLead, releaseLead, type Claimed } from "../../../calls/acts/calls-api.ts";
import { reasonOf } from "../../../kit/data/reason-of.ts";
import { EditConflict } from "../../../kit/edit/version-conflict.ts";
import { moveLead, undoMove } from "../../basics/lead-writes.ts";
import { putCalledLead, putLead } from "../../basics/lead-cache.ts";
import { personName } from "../../../people/staff/person-name.ts";
import type { Answer } from "../../moves/answer.ts";

/** Something done to each of several leads, with the words for it. */
export type BulkAction = {
  act: (lead: AssessmentView) => Promise<AssessmentView>;
  put: typeof putLead;
  /** After the number of leads: `3 leads moved to SQL`. */
  done: string;
  /** After the number of leads: `1 lead was not moved`. */
  failed: string;
  /** What takes a lead back to how it was; null if nothing does. */
  undo: ((before: AssessmentView, stored: AssessmentView) => Promise<AssessmentView>) | null;
  /** The status that the leads are moved to, after which staff may be asked something. */
  to?: LeadStatus;
};

/** A lead as it was before, and as it was stored then. */
export type Done = { before: AssessmentView; stored: AssessmentView };

/** What takes the leads back to how they were; null if nothing does. */
export function undoOf({ undo, put }: BulkAction, done: readonly Done[]): BulkAction | null {
  if (!undo) return null;
  const before = new Map(done.map((each) => [each.stored.id, each.before]));
  return {
    act: (lead) => undo(before.get(lead.id) ?? lead, lead),
    put,
    done: "put back",
    failed: "not put back",
    undo: null,
  };
}

/** Somebody else has the lead, or it is gone: an answer of the call, told as the reason. */
class NotDone extends Error {}

export function moveAction(to: LeadStatus): BulkAction {
  return {
    act: (lead) => moveLead(lead, { leadStatus: to }),
    put: putLead,
    done: `moved to ${to}`,
    failed: "not moved",
    undo: async (before, stored) => (before.leadStatus === to ? stored : undoMove(stored)),
    to,
  };
}

/** Stores for each of the moved leads what staff said of them. */
export function answerAction(answer: Answer): BulkAction {
  const what = answer.leadStatus === "Lost" ? "given a lost reason" : "given a deal value";
  return {
    act: (lead) => moveLead(lead, answer),
    put: putLead,
    done: what,
    failed: `not ${what}`,
    undo: null,
  };
}

export const CLAIM: BulkAction = {
  act: async ({ id }) => decided(await claimLead(id, false)),
  put: putCalledLead,
  done: "claimed",
  failed: "not claimed",
  undo: async ({ owner }, stored) => (owner === null ? decided(await releaseLead(stored.id)) : stored),
};

export const RELEASE: BulkAction = {
  act: async ({ id }) => decided(await releaseLead(id)),
  put: putCalledLead,
  done: "released",
  failed: "not released",
  undo: async (_before, stored) => decided(await claimLead(stored.id, false)),
};

function decided(answer: Claimed): AssessmentView {
  if (answer.kind === "decided") return answer.lead;
  throw new NotDone(
    answer.kind === "taken" ? `${personName(answer.by.owner)} has this lead.` : "This lead was erased.",
  );
}

/** Why something was not done to a lead, as text for people. */
export function whyNotDone(error: unknown): string {
  return error instanceof NotDone || error instanceof EditConflict ? error.message : reasonOf(error);
}
