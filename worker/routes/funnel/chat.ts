import { chatStatus } from "#domain/funnel/chat/chat";
import { chatMessageSchema, correctionSchema } from "#domain/funnel/interview/chat-answers";
import { sessionIdSchema, uuidSchema } from "#domain/funnel/answers/contact";
import { AppError } from "#domain/errors";
import { firstQuestion } from "#domain/funnel/interview/interview-questions";
import { interviewWords } from "#domain/funnel/interview/interview-words";
import { chatProgress } from "#domain/funnel/interview/interview-fields";
import { Hono } from "hono";
import * as z from "zod/mini";
import { sessionTombstone } from "../../crypto/keyed-hash.ts";
import { chatStanding, isChat, type ChatStanding } from "../../db/funnel/chat/chat-projection.ts";
import { channelSettings } from "../../http/channel-settings.ts";
import { liveContent } from "../../http/content/live-content.ts";
import { completeOnce, type InForce } from "../../http/complete-once.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { primaryDb } from "../../http/db.ts";
import { limitAddress, limitChat, limitSession } from "../../http/rate-limit.ts";
import { erased, refuseUnwritable, unwritable } from "../../http/unwritable.ts";
import { params, publicBody } from "../../http/validate.ts";
import { sessionSchema, visitOf, visitSchema } from "../../http/visitor/visit-of.ts";

const initSchema = z.extend(visitSchema, {
  message: chatMessageSchema,
  rehydrate: z.optional(z.boolean()),
});
const messageSchema = z.extend(sessionSchema, {
  message: chatMessageSchema,
  messageId: z.optional(uuidSchema),
});
const session = params(z.object({ sessionId: sessionIdSchema }));
const limitStatus = limitAddress("RL_STATUS_ADDRESS");

/** The chat assessment (contract 5). A chat's state lives in its `ChatSession`. */
export const chat = new Hono<AppEnv>()
  .post("/chat/init", limitAddress("RL_EVENTS_ADDRESS"), publicBody(initSchema), async (c) => {
    const { message, rehydrate: _, ...body } = c.req.valid("json");
    const question = firstQuestion(interviewWords((await liveContent(c)).content));
    const call = { visit: visitOf(c, body), greeting: message, question, channels: channelSettings(c) };
    const result = await chatSession(c, body.sessionId).init(call);
    if (!("messages" in result)) throw unwritable(result.outcome);
    const { messageCount, messages, collected, progress, completed } = result;
    return c.json({ ok: true as const, messageCount, messages, collected, progress, completed });
  })
  .get("/chat/:sessionId/status", limitStatus, session, async (c) => {
    const { sessionId } = c.req.valid("param");
    await limitSession(c, "RL_STATUS_SESSION", sessionId);
    const known = await isChat(primaryDb(c), sessionId).catch(() => true);
    if (!known) return c.json(chatStatus(0));
    return c.json(await chatSession(c, sessionId).status());
  })
  .post("/chat/message", limitChat, publicBody(messageSchema), async (c) => {
    const { sessionId, message, messageId = crypto.randomUUID() } = c.req.valid("json");
    const visit = visitOf(c, { sessionId });
    const mayUseModel = c.get("mayUseModel");
    const { content } = await liveContent(c);
    const { assistant, chat: words, programs } = content;
    const asked = { assistant, chat: words, programs, interview: interviewWords(content) };
    const said = { message, messageId, content: asked };
    const call = { visit, ...said, mayUseModel, channels: channelSettings(c) };
    const answer = await chatSession(c, sessionId).fetch("https://chat.internal/message", {
      method: "POST",
      body: JSON.stringify(call),
    });
    return relayed(answer);
  })
  .post("/chat/analyze", limitStatus, publicBody(sessionSchema), async (c) => {
    const { sessionId } = c.req.valid("json");
    await limitSession(c, "RL_STATUS_SESSION", sessionId);
    const standing = await standingOf(c, sessionId);
    if (standing === "gone") throw erased();
    if (standing !== "chat") return c.json({ collected: {}, progress: chatProgress({}), sources: {} });
    return c.json(await chatSession(c, sessionId).analyze());
  })
  .patch("/chat/:sessionId/collected", limitStatus, session, publicBody(correctionSchema), async (c) => {
    const { sessionId } = c.req.valid("param");
    await limitSession(c, "RL_STATUS_SESSION", sessionId);
    refuseUnwritable(await standingOf(c, sessionId));
    const { field, value } = c.req.valid("json");
    const result = await chatSession(c, sessionId).correct(field, value);
    if (result.outcome === "closed") {
      throw new AppError("conflict", "This assessment is complete, so its answers no longer change.");
    }
    if (result.outcome !== "ok") throw unwritable(result.outcome);
    const { collected, progress, sources } = result;
    return c.json({ ok: true as const, collected, progress, sources });
  })
  .post("/assessment/complete", limitAddress("RL_SUBMIT_ADDRESS"), publicBody(visitSchema), async (c) => {
    const body = c.req.valid("json");
    await limitSession(c, "RL_SUBMIT_SESSION", body.sessionId);
    const visit = visitOf(c, body);
    const complete = async (inForce: InForce) => {
      const result = await chatSession(c, visit.sessionId).complete({ visit, ...inForce });
      if (result.outcome === "incomplete") throw incomplete(result.missing);
      return result;
    };
    return c.json(await completeOnce(c, "chat", visit, complete));
  });

function chatSession(c: AppContext, sessionId: string) {
  return c.env.CHAT_SESSIONS.getByName(sessionId);
}

/** Copies the object's response, whose own headers are immutable. */
function relayed(answer: Response): Response {
  return new Response(answer.body, answer);
}

/** Asks D1 before calling the object, because addressing an object that never existed would create it. */
async function standingOf(c: AppContext, sessionId: string): Promise<ChatStanding> {
  const tombstone = await sessionTombstone(c.env, sessionId);
  return chatStanding(primaryDb(c), sessionId, tombstone, Date.now());
}

function incomplete(missing: readonly string[]): AppError {
  const issues = missing.map((path) => ({ path, message: "This answer is still missing" }));
  return new AppError("assessment_incomplete", "Some answers are still missing.", { issues });
}
