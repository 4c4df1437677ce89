import type { AssessmentView } from "#domain/leads/assessment-view";
import type { LostReason } from "#domain/leads/lost-reason";
import type { LeadStatus } from "#domain/leads/pipeline";
import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { ifMatch, saveOnTop } from "../../kit/edit/version-conflict.ts";

// Each write takes the assessment as displayed and returns it as stored.

type Noted = Pick<AssessmentView, "sessionId" | "version" | "adminNotes">;

export async function saveNotes(base: Noted, adminNotes: string): Promise<AssessmentView> {
  const param = { sessionId: base.sessionId };
  const { assessment } = await saveOnTop(base, ["adminNotes"], (version) =>
    unwrap(
      api.assessment[":sessionId"]["admin-notes"].$patch({ param, json: { adminNotes } }, ifMatch(version)),
    ),
  );
  return assessment;
}

export type Move = {
  leadStatus?: LeadStatus;
  dealValue?: number | null;
  lostReason?: LostReason | null;
  lostNote?: string | null;
};
export type Movable = Pick<AssessmentView, "sessionId" | "version" | (typeof MOVED)[number]>;

const MOVED = ["leadStatus", "dealValue", "lostReason", "lostNote"] as const;

export async function moveLead(base: Movable, move: Move): Promise<AssessmentView> {
  const param = { sessionId: base.sessionId };
  const fields = MOVED.filter((field) => move[field] !== undefined);
  const { assessment } = await saveOnTop(base, fields, (version) =>
    unwrap(api.assessment[":sessionId"]["lead-status"].$patch({ param, json: move }, ifMatch(version))),
  );
  return assessment;
}

/** Takes back the move that gave the lead this version, with what was said of it. */
export async function undoMove({
  sessionId,
  version,
}: Pick<AssessmentView, "sessionId" | "version">): Promise<AssessmentView> {
  const call = api.assessment[":sessionId"]["undo-move"];
  const { assessment } = await unwrap(call.$post({ param: { sessionId }, json: { version } }));
  return assessment;
}

/** Scores again under the rules in force. Concurrent edits of other fields do not matter. */
export async function recalculate(base: AssessmentView): Promise<AssessmentView> {
  const param = { sessionId: base.sessionId };
  const call = api.assessment[":sessionId"]["recalculate-score"];
  const { assessment } = await saveOnTop(base, [], (version) =>
    unwrap(call.$post({ param }, ifMatch(version))),
  );
  return assessment;
}

/** Whether extending a lead's hub sends the new link that was asked for. Asked each time, as it changes without staff. */
export function linkByMailQuery(id: number) {
  return queryOptions({
    queryKey: ["link-by-mail", id],
    queryFn: () => unwrap(api.leads[":id"]["link-by-mail"].$get({ param: { id: String(id) } })),
    staleTime: 0,
    refetchOnMount: "always",
    gcTime: 0,
  });
}

/** `newExpiry` in milliseconds since 1970. */
export async function extendExpiry(base: AssessmentView, newExpiry: number): Promise<AssessmentView> {
  const json = { sessionId: base.sessionId, newExpiry: new Date(newExpiry).toISOString() };
  const { assessment } = await saveOnTop(base, ["hubExpiresAt"], (version) =>
    unwrap(api.assessment["extend-expiry"].$post({ json }, ifMatch(version))),
  );
  return assessment;
}

export type Removal = "delete" | "erase";

/** Deletes the displayed version; if it has changed in the meantime, that is a conflict. */
export async function removeLead(
  base: { sessionId: string; version: number },
  removal: Removal,
): Promise<void> {
  const param = { sessionId: base.sessionId };
  const call = api.assessment[":sessionId"];
  const options = ifMatch(base.version);
  await (removal === "erase"
    ? unwrap(call.erase.$post({ param }, options))
    : unwrap(call.$delete({ param }, options)));
}

export function breakdownQuery(sessionId: string) {
  return queryOptions({
    queryKey: ["breakdown", sessionId],
    queryFn: () => unwrap(api.assessment[":sessionId"]["score-breakdown"].$get({ param: { sessionId } })),
  });
}

export function relatedQuery(id: number) {
  return queryOptions({
    queryKey: ["related", id],
    queryFn: () => unwrap(api.assessments[":id"].related.$get({ param: { id: String(id) } })),
  });
}
