import type { AssessmentView } from "#domain/leads/assessment-view";
import { answerKey, hasAllChoices } from "#domain/funnel/answers/answer-key";
import { AppError } from "#domain/errors";
import { scoreAssessment } from "#domain/offers/scoring/scoring";
import { noteSchema } from "#domain/text";
import type { StaffAct } from "../people/audit/audit.ts";
import type { FollowedDb } from "../client.ts";
import { newLinkCauses } from "../delivery/causes.ts";
import { queueForAssessment } from "../delivery/outbox.ts";
import type { Edited } from "../people/audit/edited.ts";
import { assessments, leadProofs } from "../schema/leads.ts";
import { sql } from "drizzle-orm";
import { keepBeside } from "../keep-beside.ts";
import { editLead } from "./lead-edit.ts";
import type { SettingsOfLead } from "./move-lead.ts";
import { configInForce, selectScoringConfig } from "../offers/scoring/scoring-config.ts";

type EditedLead = Promise<Edited<AssessmentView>>;

/** Saves the staff's notes. Empty text clears them. */
export function saveNotes(db: FollowedDb, sessionId: string, act: StaffAct, notes: string): EditedLead {
  return editLead(db, sessionId, act, () => ({ action: "notes", set: { adminNotes: notes || null } }));
}

/** Adds a note below the others. Throws `invalid_request` if there is no room for it. */
export function addNote(db: FollowedDb, sessionId: string, act: StaffAct, note: string): EditedLead {
  return editLead(db, sessionId, act, ({ adminNotes }) => {
    const { data, error } = noteSchema.safeParse(adminNotes === null ? note : `${adminNotes}\n\n${note}`);
    if (error) throw new AppError("invalid_request", error.issues[0]?.message ?? "This note is too long.");
    return { action: "notes", set: { adminNotes: data } };
  });
}

/**
 * Gives a hub a new expiry (ms). The hub will be handled again when it expires, and a request for a new link counts as
 * answered: the link goes to whoever requested it, if mail is set up. Throws `conflict` if there is no hub.
 */
export function extendHub(
  db: FollowedDb,
  sessionId: string,
  act: StaffAct,
  hubExpiresAt: number,
  settingsOf: SettingsOfLead,
): EditedLead {
  return editLead(db, sessionId, act, (lead) => {
    if (lead.hubExpiresAt === null)
      throw new AppError("conflict", "This assessment has no strategy hub yet.");
    return {
      action: "extend-expiry",
      set: { hubExpiresAt, hubExpiryHandledAt: null },
      after: newLinkCauses(settingsOf(lead), lead).map((cause) =>
        queueForAssessment(db, lead.id, cause, act.now),
      ),
    };
  });
}

/** Scores a lead again with the configuration in force. Throws `no_answers` if there is nothing to score. */
export async function rescoreLead(db: FollowedDb, sessionId: string, act: StaffAct): EditedLead {
  const { scoring: config, rulesVersion } = configInForce(await selectScoringConfig(db));
  return editLead(db, sessionId, act, ({ id, answers, assessmentType }) => {
    if (Object.keys(answers).length === 0)
      throw new AppError("no_answers", "There are no answers to score yet.");
    if (assessmentType === "form" && !hasAllChoices(answers))
      throw new AppError("no_answers", "A lead of a Meta form is scored once it has made every choice.");
    const { points, decidedBy, ...scoring } = scoreAssessment(answers, config);
    // The points differ only under another version of the rules.
    const set = { ...scoring, rulesVersion, answerKey: answerKey(answers) };
    const proofs = { breakdown: points, decidedBy };
    const after = [keepBeside(db, leadProofs, proofs, sql`${assessments.id} = ${id} and changes() > 0`)];
    return { action: "recalculate-score", set, after };
  });
}
