import type { Page } from "@playwright/test";
import { startChat } from "../../../e2e/chat/chat-walk.ts";
import { createHub, expireHub } from "../../../e2e/hub/hub-setup.ts";
import { answerQuestions, openLeadForm, startQuiz } from "../../../e2e/quiz/quiz-walk.ts";

/** How a screen of the visitors is reached. */
export type VisitorPlace = (page: Page) => Promise<unknown>;

const at =
  (path: string): VisitorPlace =>
  (page) =>
    page.goto(path);

const inHub =
  (rest: string): VisitorPlace =>
  async (page) =>
    page.goto(`/hub/${await createHub(page.request)}${rest}`);

/** Every screen that a visitor sees, by name. */
export const VISITOR_PLACES: Record<string, VisitorPlace> = {
  landing: at("/"),
  quiz: at("/quiz"),
  question: async (page) => {
    await startQuiz(page);
    await answerQuestions(page, 1, 2);
  },
  "lead-form": openLeadForm,
  "chat-intro": at("/chat"),
  chat: startChat,
  hub: inHub(""),
  "hub-expired": async (page) => {
    const sessionId = await createHub(page.request);
    await expireHub(page, sessionId);
    await page.goto(`/hub/${sessionId}`);
  },
  "hub-unknown": at("/hub/00000000-0000-4000-8000-000000000000"),
  plan: inHub("/plan"),
  privacy: at("/privacy-policy"),
  terms: at("/terms"),
  "not-found": at("/no-such-page"),
};
