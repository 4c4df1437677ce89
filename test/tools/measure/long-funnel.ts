import type { Content } from "#domain/content/content";
import { withValue } from "#domain/content/merged";
import { placeName, placesOf } from "#domain/content/places";
import type { APIRequestContext } from "@playwright/test";
import { ownContent } from "../../setup/own-content.ts";
import { quizBody } from "../../setup/quiz-body.ts";

/** What visitors read whose texts are as long as they may be. */
const LONG = new Set(["results", "foundation", "hub", "plan", "plans"]);
const MORE = " with all the words that an owner may ever want to put here";

/** Content in which hubs and plans are full to the last character. */
function longContent(): Content {
  return placesOf(ownContent()).reduce((content, place) => {
    const { path, text, field } = place;
    const { max = 0, label } = field;
    if (!LONG.has(String(path[0])) || label === "Minutes") return content;
    const long = (text + MORE.repeat(Math.ceil(max / MORE.length))).slice(0, max).trimEnd();
    return withValue(content, placeName(place), long);
  }, ownContent());
}

/** Publishes it, as a signed-in owner, and gives the pages of a hub that reads so, by name. */
export async function openLongFunnel(staff: APIRequestContext): Promise<Record<string, string>> {
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
    hub: `/hub/${bodies.hub.sessionId}`,
    "hub-coaching": `/hub/${coaching.sessionId}`,
    plan: `/hub/${bodies.hub.sessionId}/plan`,
  };
}
