import { DESK_CURSOR_HEADER } from "#domain/delivery/changes/desk-changes";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { expect, type Browser, type Page } from "@playwright/test";
import { signIn } from "../../e2e/journey.ts";
import type { LocalStack } from "../../tools/start/local-stack.ts";
import type { Stops } from "../../tools/start/stops.ts";
import { watchInteractions } from "../../tools/measure/inp/watch-interactions.ts";
import { DeskListener } from "./desk-listener.ts";
import { watchPaints } from "./watch-paints.ts";

/** Two people's screens, and sockets of theirs that only listen. */
export type Office = {
  appUrl: string;
  /** Where an instant form of Meta's can be filled in, and where the channel in Slack can be read. */
  formUrl: string;
  channelUrl: string;
  ours: Page;
  theirs: Page;
  listeners: DeskListener[];
  /** Changes a lead, as a third window would. */
  edit: (sessionId: string, change: "lead-status" | "admin-notes", json: object) => Promise<void>;
  /** The latest leads, and the number of the last change that is in them. */
  leads: (count: number) => Promise<{ leads: AssessmentView[]; cursor: number }>;
  /** Another socket of ours, which goes on after a change. */
  listenAfter: (cursor: number) => DeskListener;
};

/** Ten sockets a person; one of them is the screen's. */
const LISTENERS_EACH = 9;

export async function openOffice(
  { appUrl, slackUrl, vars }: LocalStack,
  browser: Browser,
  stops: Stops,
): Promise<Office> {
  const people = await Promise.all(["ada", "grace"].map((name) => openPerson(appUrl, browser, name)));
  const [ours, theirs] = people;
  if (!ours || !theirs) throw new Error("There are two people.");
  const headers = { cookie: ours.cookie, origin: appUrl, "content-type": "application/json" };
  const listeners = people.flatMap(({ cookie }) =>
    Array.from({ length: LISTENERS_EACH }, () => new DeskListener(appUrl, cookie)),
  );
  stops.add(() => listeners.forEach((listener) => listener.close()));
  await Promise.all(listeners.map((listener) => listener.isReady));
  const office: Office = {
    appUrl,
    formUrl: new URL("/form", vars["META_GRAPH_ORIGIN"]).href,
    channelUrl: new URL("/channel.json", slackUrl).href,
    ours: ours.page,
    theirs: theirs.page,
    listeners,
    edit: async (sessionId, change, json) => {
      const init = { method: "PATCH", headers, body: JSON.stringify(json) };
      const answer = await fetch(`${appUrl}/api/assessment/${sessionId}/${change}`, init);
      if (!answer.ok) throw new Error(`${change} was answered ${answer.status}.`);
      await answer.arrayBuffer();
    },
    leads: async (count) => {
      const answer = await fetch(`${appUrl}/api/assessments?limit=${count}&leadsOnly=true`, { headers });
      const cursor = Number(answer.headers.get(DESK_CURSOR_HEADER));
      return { leads: await answer.json<AssessmentView[]>(), cursor };
    },
    listenAfter: (cursor) => new DeskListener(appUrl, ours.cookie, cursor),
  };
  for (const page of [office.ours, office.theirs]) await openBoard(page);
  return office;
}

async function openPerson(appUrl: string, browser: Browser, name: string) {
  const context = await browser.newContext({ baseURL: appUrl, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await watchPaints(page);
  await watchInteractions(page);
  await signIn(page, `${name}@example.com`);
  const token = (await context.cookies()).find((cookie) => cookie.name === "CF_Authorization");
  if (!token) throw new Error("Nobody is signed in.");
  return { page, cookie: `${token.name}=${token.value}` };
}

export async function openBoard(page: Page): Promise<void> {
  await page.goto("/admin?tab=sales");
  await expect(page.locator("[data-card]").first()).toBeVisible();
}
