import { sessionIdSchema } from "#domain/funnel/answers/contact";
import * as z from "zod/mini";
import { AD_CONSENT, adConsent } from "./ad-consent.ts";
import { ApiError } from "../api-error.ts";
import { api, unwrap } from "../api.ts";
import { permitCampaign } from "./attribution.ts";
import { carryOut } from "../carry-out.ts";
import { readLastAssessment } from "../last-assessment.ts";
import { currentSession } from "../session.ts";
import { readStored, store } from "../storage.ts";
import { sendInTurn } from "./tracking.ts";

/** The assessments with which the decision is not yet stored; they survive a reload. */
const UNSAVED_KEY = "ad-consent-unsaved";
const sessionsSchema = z.array(sessionIdSchema);

const listeners = new Set<() => void>();

/** Keeps the decision, which applies in this browser at once; `saveAdConsent` makes it binding on the server. */
export function decideAdConsent(isGranted: boolean): void {
  store(AD_CONSENT, isGranted);
  permitCampaign(isGranted);
  const sessions = [currentSession(), readLastAssessment()?.sessionId ?? null];
  keepUnsaved([...unsavedSessions(), ...sessions.filter((one) => one !== null)]);
  for (const listener of listeners) listener();
}

/** Stores the decision with each assessment that does not have it yet. Throws if that fails. */
export async function saveAdConsent(): Promise<void> {
  for (const sessionId of unsavedSessions()) {
    await sendInTurn(async () => {
      const ads = adConsent();
      if (ads !== null) await carryOut(() => saveFor(sessionId, ads));
      // If the visitor has changed their mind meanwhile, the next queued call sends the new decision.
      if (adConsent() === ads) keepUnsaved(unsavedSessions().filter((one) => one !== sessionId));
    });
  }
}

async function saveFor(sessionId: string, ads: boolean): Promise<void> {
  try {
    await unwrap(api.consent.$post({ json: { sessionId, ads } }));
  } catch (error) {
    // An unknown assessment will be created with the decision, and an erased one needs none.
    if (!(error instanceof ApiError && ["not_found", "gone"].includes(error.code))) throw error;
  }
}

function unsavedSessions(): string[] {
  const parsed = sessionsSchema.safeParse(readStored(UNSAVED_KEY));
  return parsed.success ? parsed.data : [];
}

function keepUnsaved(sessions: readonly string[]): void {
  store(UNSAVED_KEY, [...new Set(sessions)]);
}

export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
