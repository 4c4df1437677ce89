import type { Content } from "#domain/content/content";
import { withValue } from "#domain/content/merged";
import { placeName, type Place } from "#domain/content/places";
import type { APIRequestContext, Page } from "@playwright/test";
import { ownContent } from "../../setup/content/own-content.ts";
import { quizBody } from "../../setup/quiz-body.ts";
import { textPlacesOf } from "../../setup/content/text-places.ts";

/** A page that visitors read, and what opens the rest of it. */
export type LongPage = { path: string; open?: (page: Page) => Promise<void> };

const MORE =
  " with all the words, Donaudampfschifffahrtsgesellschaft, that somebody may ever want to put here";

/** Full to the last character, and a question still where it is one. */
function full({ text, field: { max = 0 } }: Place): string {
  const long = (text + MORE.repeat(Math.ceil(max / MORE.length))).slice(0, max).trimEnd();
  return text.endsWith("?") ? `${long.slice(0, max - 1)}?` : long;
}

const OPTION = /^(?:interview|quiz)\.questions\.\w+\.options/;

/** Content in which every text is as long as it may be. Names and addresses stay: they stand within other texts. */
export function longContent(): Content {
  return textPlacesOf(ownContent()).reduce((content, place) => {
    const name = placeName(place);
    if (/^(?:company|brand)\./.test(name)) return content;
    if (!OPTION.test(name)) return withValue(content, name, full(place));
    // The chat lists its answers with commas, which none of them may hold; an empty one is the quiz's.
    const option = place.text === "" ? "" : full(place).replaceAll(",", "");
    return withValue(content, name, option);
  }, ownContent());
}

const start = async (page: Page) => {
  await page.getByRole("main").getByRole("button").first().click();
};

async function openForm(page: Page): Promise<void> {
  const { answers, sessionId } = quizBody();
  const progress = { sessionId, currentStep: 9, answers, timestamp: Date.now() };
  await page.evaluate((saved) => localStorage.setItem("quiz-progress", saved), JSON.stringify(progress));
  await page.reload();
  await page.getByRole("dialog").getByRole("button").last().click();
  await page.getByRole("main").getByRole("textbox").first().waitFor();
  await page.evaluate("localStorage.clear()");
}

async function openPrograms(page: Page): Promise<void> {
  await page.locator("#programs").getByRole("button").first().click();
}

/** Those that need no hub. */
const PAGES: Record<string, LongPage> = {
  landing: { path: "/", open: openPrograms },
  quiz: { path: "/quiz" },
  "quiz-question": { path: "/quiz", open: start },
  "quiz-form": { path: "/quiz", open: openForm },
  chat: { path: "/chat" },
  "chat-talk": { path: "/chat", open: start },
  privacy: { path: "/privacy-policy" },
  "not-found": { path: "/no-such-page" },
};

export const LONG_PAGES = [...Object.keys(PAGES), "hub", "hub-coaching", "plan"];

/** Publishes it, as a signed-in owner, and gives the pages that read so, by name. */
export async function openLongFunnel(staff: APIRequestContext): Promise<Record<string, LongPage>> {
  const { draft } = await (await staff.get("/api/content")).json();
  const headers = { "If-Match": `"${draft.version}"` };
  const saved = await staff.patch("/api/content/draft", { data: { document: longContent() }, headers });
  const published = await staff.post("/api/content/publish", { data: { note: "As long as may be" } });
  if (!saved.ok() || !published.ok()) throw new Error(`Long texts can’t go out: ${await published.text()}`);
  const coaching = quizBody({ answers: { ...quizBody().answers, q2_situation: "coaching" } });
  const bodies = { hub: quizBody(), "hub-coaching": coaching };
  for (const data of Object.values(bodies)) {
    const answer = await staff.post("/api/assessment/submit", { data });
    if (!answer.ok()) throw new Error(`There is no hub: ${await answer.text()}`);
  }
  return {
    ...PAGES,
    hub: { path: `/hub/${bodies.hub.sessionId}` },
    "hub-coaching": { path: `/hub/${coaching.sessionId}` },
    plan: { path: `/hub/${bodies.hub.sessionId}/plan` },
  };
}
