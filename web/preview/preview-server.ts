import { completeQuizAnswersSchema } from "#domain/answers/answer-schemas";
import { fromQuizAnswers, type Answers } from "#domain/answers/answers";
import { SAMPLE_VISITOR } from "#domain/answers/sample-visitor";
import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import { firstQuestion } from "#domain/interview/interview-questions";
import { interviewWords } from "#domain/interview/interview-words";
import { hubSessionOf } from "#domain/page-paths";
import { scoreAssessment, type ScoringConfig } from "#domain/scoring/scoring";
import { isoText } from "#domain/time/iso-text";
import * as z from "zod/mini";
import { PREVIEW_ANSWERS, previewedHub } from "../lib/preview-hubs.ts";
import { serverNow } from "../lib/server-clock.ts";

const HOUR_MS = 3_600_000;
const OFFER = /^\/api\/tier-configs\/\d+$/;
const SAYS =
  "This is a preview, so I only show how a chat begins. On your site I’d go on from here, one question at a time.";

const bodySchema = z.object({
  sessionId: z.optional(z.string()),
  answers: z.optional(z.unknown()),
  name: z.optional(z.string()),
  businessUrl: z.optional(z.string()),
  message: z.optional(z.string()),
});

type Told = { answers: Answers; name: string; businessUrl: string };

/** Answers a page's calls in the tab's memory: it scores by the rules in force, and stores and sends nothing. */
export function previewServer(
  { content, scoring }: { content: Content; scoring: ScoringConfig },
  network: typeof fetch,
): typeof fetch {
  const question = firstQuestion(interviewWords(readable(content)));
  let hub = hubOf(SAMPLE_VISITOR);
  function hubOf(told: Told) {
    const { offerTier, score, leadScore } = scoreAssessment(told.answers, scoring);
    return { ...told, offerTier, score, leadScore, hubExpiresAt: isoText(serverNow() + 47 * HOUR_MS) };
  }
  /** The hub of what was just answered, or nobody's with the plan and program that its address asks for. */
  function hubAt(pathname: string) {
    const asked = previewedHub(hubSessionOf(pathname));
    if (!asked?.plan && !asked?.tier) return hub;
    const answers = asked.plan ? PREVIEW_ANSWERS[asked.plan] : hub.answers;
    const nobodys = hubOf({ ...SAMPLE_VISITOR, answers });
    return { ...nobodys, offerTier: asked.tier ?? nobodys.offerTier };
  }
  function submitted(body: z.infer<typeof bodySchema>) {
    const answers = completeQuizAnswersSchema.safeParse(body.answers);
    const { name = SAMPLE_VISITOR.name, businessUrl = SAMPLE_VISITOR.businessUrl } = body;
    if (answers.success) hub = hubOf({ answers: fromQuizAnswers(answers.data), name, businessUrl });
    const { offerTier, score, leadScore, hubExpiresAt } = hub;
    return { ok: true, sessionId: body.sessionId, offerTier, score, leadScore, hubExpiresAt };
  }
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    // What an offer says is public, and being read leaves no trace.
    if (OFFER.test(pathname)) return network(pathname);
    const sent = bodySchema.safeParse(jsonOf(init?.body));
    const body = sent.success ? sent.data : {};
    if (pathname === "/api/assessment/submit") return Response.json(submitted(body));
    if (pathname === "/api/chat/init") return Response.json(begun([body.message ?? "", question]));
    if (pathname === "/api/chat/message") return reply(SAYS);
    if (pathname.startsWith("/api/hub/"))
      return Response.json({
        ...hubAt(pathname.replace(/^\/api/, "")),
        promoText: null,
        promoDiscount: null,
      });
    return Response.json(ANSWERS[pathname] ?? { ok: true, ...QUIET });
  };
}

/** What a call that only tells something is answered with: nobody is asked, called, booked or known. */
const QUIET = {
  messageCount: 0,
  isNearLimit: false,
  isAtLimit: false,
  collected: {},
  progress: 0,
  sources: {},
  asked: false,
  call: null,
  state: "none",
  phone: null,
  usualMinutes: null,
  nextOpening: null,
};

const ANSWERS: Record<string, object> = {
  "/api/config": { metaPixelId: null, bookingUrl: null, consentMode: "opt-out", gpc: false },
};

/** A chat that has begun with this greeting. */
function begun(said: readonly string[]) {
  return {
    ok: true,
    messageCount: 0,
    messages: said.map((content) => ({ role: "assistant", content })),
    collected: {},
    progress: 0,
    completed: false,
  };
}

function reply(text: string): Response {
  const events = [{ content: text }, { done: true, messageCount: 1 }];
  const lines = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
  return new Response(lines, { headers: { "Content-Type": "text/event-stream" } });
}

function jsonOf(body: unknown): unknown {
  try {
    return typeof body === "string" ? JSON.parse(body) : null;
  } catch {
    return null;
  }
}
