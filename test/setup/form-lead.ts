import type { AnyAnswers } from "#domain/funnel/answers/answers";
import type { Touch } from "#domain/money/ads/attribution";
import { finishToken } from "../../worker/crypto/finish-token.ts";
import { rows } from "./database/rows.ts";
import { freshSessionId } from "./fresh-session-id.ts";
import type { StoredLead } from "./lead.ts";

type FormLead = {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  answers?: AnyAnswers;
  createdAt?: number;
  firstTouch?: Touch;
};

/** A lead as one of Meta's forms brings it: a row with what was answered there, and nothing computed from it. */
export async function formLead({
  name = "Grace Hopper",
  email = "grace@navy.example",
  phone = null,
  answers = { businessType: "own-business" },
  createdAt = Date.now(),
  firstTouch,
}: FormLead = {}): Promise<StoredLead> {
  const sessionId = freshSessionId();
  const [row] = await rows(
    `insert into assessments (session_id, assessment_type, created_at, updated_at, name, email, phone,
      call_consent_at, call_consent_way, answers, first_touch, source, campaign)
     values (?, 'form', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
    sessionId,
    createdAt,
    createdAt,
    name,
    email,
    phone,
    phone && createdAt,
    phone && "form",
    JSON.stringify(answers),
    firstTouch ? JSON.stringify(firstTouch) : null,
    firstTouch?.utm_source ?? null,
    firstTouch?.utm_campaign ?? null,
  );
  return { id: Number(row?.["id"]), sessionId };
}

/** A finish link's token for a lead, made at `at` (ms). */
export async function finishTokenOf(env: Env, lead: StoredLead, at = Date.now()): Promise<string> {
  const token = await finishToken(env, lead.id, at);
  if (token === null) throw new Error("There is no key for finish links.");
  return token;
}
