import { answersSchema, completeQuizAnswersSchema } from "#domain/funnel/answers/answer-schemas";
import { fromQuizAnswers, type Answers } from "#domain/funnel/answers/answers";
import { SAMPLE_VISITOR } from "#domain/funnel/answers/sample-visitor";
import type { Collected } from "#domain/funnel/interview/interview-fields";
import { hubSessionOf } from "#domain/page-paths";
import { isoText } from "#domain/time/iso-text";
import * as z from "zod/mini";
import { PREVIEW_ANSWERS, previewedHub as hubOfPath } from "../lib/preview-hubs.ts";
import { serverNow } from "../lib/server-clock.ts";

type Told = { answers: Answers; name: string; businessUrl: string };

const HOUR_MS = 3_600_000;

const scoredSchema = z.object({ offerTier: z.int(), score: z.number(), leadScore: z.number() });

/** The hub of what was answered last, a made-up visitor's at first. The server alone knows the rules: it scores. */
export function previewedHub(base: string, hubHours: number, network: typeof fetch) {
  let told: Told = SAMPLE_VISITOR;
  async function hubOf(whose: Told) {
    const sent = await network(`/api${base}/score`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ answers: whose.answers }),
    });
    const scored = scoredSchema.parse(await sent.json());
    return { ...whose, ...scored, hubExpiresAt: isoText(serverNow() + hubHours * HOUR_MS) };
  }
  async function completed() {
    const { offerTier, score, leadScore, hubExpiresAt } = await hubOf(told);
    return { ok: true, offerTier, score, leadScore, hubExpiresAt };
  }
  return {
    /** As it is opened: with nobody's plan and program where the address asks for them. */
    async at(path: string) {
      const asked = hubOfPath(hubSessionOf(path));
      const answers = asked?.plan ? PREVIEW_ANSWERS[asked.plan] : told.answers;
      const hub = await hubOf(asked?.plan || asked?.tier ? { ...SAMPLE_VISITOR, answers } : told);
      return { ...hub, offerTier: asked?.tier ?? hub.offerTier, promoText: null, promoDiscount: null };
    },
    ofQuiz(given: { answers?: unknown; name?: string | undefined; businessUrl?: string | undefined }) {
      const { name = SAMPLE_VISITOR.name, businessUrl = SAMPLE_VISITOR.businessUrl } = given;
      const answers = completeQuizAnswersSchema.safeParse(given.answers);
      if (answers.success) told = { answers: fromQuizAnswers(answers.data), name, businessUrl };
      return completed();
    },
    ofChat(collected: Collected) {
      const { name = SAMPLE_VISITOR.name, businessUrl = SAMPLE_VISITOR.businessUrl } = collected;
      const answers = answersSchema.safeParse(collected);
      if (answers.success) told = { answers: answers.data, name, businessUrl };
      return completed();
    },
  };
}
