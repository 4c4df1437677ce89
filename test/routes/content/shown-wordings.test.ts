import { CALL_CONSENT_VERSION, MAIL_CONSENT_VERSION } from "#domain/people/consent/consent-texts";
import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import { sample } from "#domain/content/sample/sample";
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { textHash } from "../../../worker/crypto/text-hash.ts";
import worker from "../../../worker/index.ts";
import { ownContent } from "../../setup/content/own-content.ts";
import { publishContent } from "../../setup/content/publish-content.ts";
import { rows } from "../../setup/database/rows.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { quizBody } from "../../setup/quiz-body.ts";

const SHIPPED = readable(sample).consents;
const FIRST = "Yes, write to me about my plan.";
const SECOND = "Yes, write to me every week.";
const PHONE = "+14035550123";

/** Where the Worker runs, with a memory of its own for what is published. */
type Isolate = Env;
const isolateOf = (more: object = {}): Isolate => ({ ...env, ...more });

async function call(isolate: Isolate, path: string, json: object): Promise<void> {
  const context = createExecutionContext();
  const request = new Request(`http://localhost:8787/api/assessment/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": "Test browser" },
    body: JSON.stringify(json),
  });
  const answer = await worker.fetch(request, isolate, context);
  expect({ path, status: answer.status, body: await answer.json() }).toMatchObject({ status: 200 });
  await waitOnExecutionContext(context);
}

const publish = (change: (content: Content) => void) => publishContent(ownContent(change));
const publishMail = (wording: string) => publish((content) => void (content.consents.mail = wording));

/** The wording that a lead has agreed to, under what it is kept. */
async function agreed(sessionId: string) {
  const [lead = {}] = await rows(
    `select email_consent_wording as mail, call_consent_version as call, content_at_completion as version
     from assessments join lead_proofs on lead_id = id where session_id = ?`,
    sessionId,
  );
  return lead;
}

const kept = async (hash: unknown) =>
  (await rows("select wording from consent_wordings where hash = ?", String(hash)))[0]?.wording;

/** As the quiz sends it: with what stood beside the box. */
async function submit(isolate: Isolate, consentWording?: string): Promise<string> {
  const sessionId = freshSessionId();
  await call(isolate, "submit", { ...quizBody({ sessionId, emailConsent: true }), consentWording });
  return sessionId;
}

/** Past all that an isolate may be behind what is published. */
const later = () => vi.setSystemTime(Date.now() + 10_000);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));

describe("whoever read a wording just before a publish agreed to what they read", () => {
  it("where the form comes after it", async () => {
    await publishMail(FIRST);
    const isolate = isolateOf();
    await submit(isolate, FIRST);
    await publishMail(SECOND);
    later();
    const { mail, version } = await agreed(await submit(isolate, FIRST));
    expect([await kept(mail), version]).toEqual([FIRST, 2]);
    expect(await kept((await agreed(await submit(isolate, SECOND))).mail)).toBe(SECOND);
  });

  it("where the form comes before it", async () => {
    await publishMail(FIRST);
    const isolate = isolateOf();
    const sessionId = await submit(isolate, FIRST);
    await publishMail(SECOND);
    later();
    expect(await kept((await agreed(sessionId)).mail)).toBe(FIRST);
  });

  it("where both come at once", async () => {
    await publishMail(FIRST);
    const [sessionId] = await Promise.all([submit(isolateOf(), FIRST), publishMail(SECOND)]);
    expect(await kept((await agreed(sessionId)).mail)).toBe(FIRST);
  });

  it("where that wording is the one that ships", async () => {
    await publishMail(FIRST);
    expect((await agreed(await submit(isolateOf(), SHIPPED.mail))).mail).toBe(MAIL_CONSENT_VERSION);
  });

  it("in chat and hub, and for calls", async () => {
    await publish(({ consents }) => Object.assign(consents, { mail: FIRST, call: `${FIRST} {brand}` }));
    const call1 = `${FIRST} ${sample.brand.name}`;
    await publish(({ consents }) => Object.assign(consents, { mail: SECOND, call: SECOND }));
    const isolate = isolateOf();
    const sessionId = freshSessionId();
    await call(isolate, "submit", quizBody({ sessionId }));
    await call(isolate, "email-consent", { sessionId, emailConsent: true, consentWording: FIRST });
    const body = { sessionId, phone: PHONE, callConsent: true };
    await call(isolate, "request-call", { ...body, consentWording: call1 });
    const { mail, call: called } = await agreed(sessionId);
    expect([await kept(mail), await kept(called)]).toEqual([FIRST, call1]);
    await call(isolate, "request-call", { ...body, consentWording: SHIPPED.call });
    expect((await agreed(sessionId)).call).toBe(CALL_CONSENT_VERSION);
  });
});

describe("two isolates on two versions", () => {
  it("record what each visitor read, whichever answers", async () => {
    await publishMail(FIRST);
    const behind = isolateOf();
    await submit(behind, FIRST);
    await publishMail(SECOND);
    const ahead = isolateOf();
    for (const isolate of [behind, ahead]) {
      for (const wording of [FIRST, SECOND]) {
        expect(await kept((await agreed(await submit(isolate, wording))).mail)).toBe(wording);
      }
    }
  });
});

describe("words that nobody published", () => {
  it.each(["I agree to everything.", "", undefined])("count as today's: %j", async (wording) => {
    await publishMail(FIRST);
    expect((await agreed(await submit(isolateOf(), wording))).mail).toBe(await textHash(FIRST));
  });
});

it("what is live costs the call nothing more than a call without a word of it", async () => {
  await publishMail(FIRST);
  let trips = 0;
  const counted = {
    withSession: (constraint: string) => {
      trips += 1;
      return env.DB.withSession(constraint);
    },
  };
  const isolate = isolateOf({ DB: counted });
  const tripsOf = async (wording?: string) => {
    trips = 0;
    await submit(isolate, wording);
    return trips;
  };
  await tripsOf();
  const without = await tripsOf();
  expect(await tripsOf(FIRST)).toBe(without);
});
