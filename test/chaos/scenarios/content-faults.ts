import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { Content } from "#domain/content/content";
import { ownContent } from "../../setup/content/own-content.ts";
import { startChaosApp, type ChaosApp } from "../chaos-app.ts";
import { databaseFile } from "../read-database.ts";
import { exactly, type Figure, type Scenario } from "../scenario.ts";

const PAGES = ["/", "/quiz", "/chat", "/privacy-policy", "/terms"] as const;
/** From then on a publish is live, and a fault felt. */
const FELT_MS = 9_500;

/** What visitors see while the content cannot be read or shown: the last good one, and never an error. */
export const contentFaults: Scenario = {
  name: "content-faults",
  run: async (chaos) => {
    const app = await startChaosApp(chaos, "content-faults");
    try {
      await publish(app, saying("One."));
      // The first visit reads what is live by itself.
      await visited(app);
      write(app, "alter table content_versions rename to away");
      const away = await during(app, "with the content away", "One.");
      write(app, "alter table away rename to content_versions", replacedBy("{", 2));
      const broken = await during(app, "with a broken document", "One.");
      const two = saying("Two.");
      two.legal.privacy.updatedOn = "never";
      write(app, replacedBy(JSON.stringify(two), 3));
      const unshown = await during(app, "with a page that cannot be rendered", "Two.");
      return [...away, ...broken, ...unshown];
    } finally {
      await app.stop();
    }
  },
};

const saying = (statement: string) =>
  ownContent((content) => void (content.landing.hero.statement = statement));

async function publish(app: ChaosApp, document: Content): Promise<void> {
  await staff(app, "PATCH", "draft", { document });
  await staff(app, "POST", "publish", { note: "" });
}

async function staff({ url, staff: headers }: ChaosApp, method: string, path: string, body: object) {
  const answer = await fetch(`${url}/api/content/${path}`, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/** As nothing of ours would: another version stands where the published one stood. */
function replacedBy(document: string, number: number): string {
  return `update content_versions set status = 'superseded' where status = 'published';
    insert into content_versions (number, status, based_on, by, at, document)
    values (${number}, 'published', 1, 'chaos', ${number}, '${document.replaceAll("'", "''")}')`;
}

function write({ state }: ChaosApp, ...statements: readonly string[]): void {
  const database = new DatabaseSync(databaseFile(state), { timeout: 5000 });
  try {
    for (const sql of statements) database.exec(sql);
  } finally {
    database.close();
  }
}

async function during(app: ChaosApp, what: string, headline: string): Promise<Figure[]> {
  await sleep(FELT_MS);
  const pages = await visited(app);
  const [landing] = pages;
  return [
    exactly(
      `pages that are there ${what}`,
      PAGES.length,
      pages.filter(({ status }) => status === 200).length,
    ),
    exactly(`and whether the landing page says “${headline}”`, 1, Number(landing?.text.includes(headline))),
  ];
}

async function visited({ url }: ChaosApp) {
  return Promise.all(
    PAGES.map(async (path) => {
      const answer = await fetch(url + path);
      return { status: answer.status, text: await answer.text() };
    }),
  );
}
