import type { ExtraGiven } from "#domain/funnel/answers/extra-answers";
import type { InterviewField } from "#domain/funnel/interview/interview-fields";
import { ApiError } from "../../../lib/api-error.ts";
import { api, unwrap } from "../../../lib/api.ts";
import { visitOf } from "../../../lib/visit/visit.ts";
import { collectedOf } from "./collected-of.ts";

/** What the page greeted with, and the version of the content that it is from. */
export type Greeted = { greeting: string; contentVersion: number };

/** Registers the chat with the server. Asked again, it changes nothing and returns what is stored. */
export async function initChat(sessionId: string, { greeting, contentVersion }: Greeted, rehydrate = false) {
  const visit = { ...visitOf(sessionId, ["ChatStarted"]), contentVersion };
  const json = { ...visit, message: greeting, ...(rehydrate && { rehydrate }) };
  const stored = await unwrap(api.chat.init.$post({ json }));
  return { ...stored, collected: collectedOf(stored.collected) };
}

export function fetchStatus(sessionId: string) {
  return unwrap(api.chat[":sessionId"].status.$get({ param: { sessionId } }));
}

export async function analyzeChat(sessionId: string) {
  const { collected, sources } = await unwrap(api.chat.analyze.$post({ json: { sessionId } }));
  return { collected: collectedOf(collected), sources };
}

/** Sets a fact by hand. A chat that never reached the server is registered first. */
export async function correctFact(
  sessionId: string,
  field: InterviewField,
  value: string | null,
  greeted: Greeted,
) {
  const call = async () => {
    const json = { field, value };
    const changed = await unwrap(api.chat[":sessionId"].collected.$patch({ param: { sessionId }, json }));
    return { collected: collectedOf(changed.collected), sources: changed.sources };
  };
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "not_found") throw error;
    await initChat(sessionId, greeted);
    return call();
  }
}

export function allowMail(sessionId: string, emailConsent: boolean, consentWording: string) {
  const json = { sessionId, emailConsent, consentWording };
  return unwrap(api.assessment["email-consent"].$post({ json }));
}

/** Answers to the owner's own questions, by their ids. */
export function saveExtra(sessionId: string, extra: ExtraGiven, contentVersion: number) {
  return unwrap(api.assessment.extra.$post({ json: { sessionId, extra, contentVersion } }));
}
