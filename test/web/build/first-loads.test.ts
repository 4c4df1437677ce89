import path from "node:path";
import { describe, expect, test } from "vitest";
import { documents } from "../../../web/documents.ts";
import { codeSplitting } from "../../../web/build/first-loads.ts";

const WEB = path.join(import.meta.dirname, "../../../web");
const inWeb = (file: string) => path.join(WEB, file);
const ICONS = "/packages/lucide-react.mjs";

/** What imports what: the modules that pages begin with, and some below them. */
const IMPORTS: Record<string, { imports: string[]; later?: string[]; code?: string }> = {
  "main.tsx": { imports: ["lib/paint.ts", "\0vite/preload-helper.js"] },
  "lib/visit/keep-arrival.ts": { imports: ["lib/storage.ts"] },
  "app.tsx": { imports: ["ui/link.tsx"], later: [documents.admin.module, documents.hub.module] },
  [documents.landing.module]: {
    imports: ["lib/storage.ts", "features/funnel/landing/hero.tsx", "content/figure.tsx"],
  },
  [documents.quiz.module]: {
    imports: [
      "index.css",
      "lib/paint.ts",
      "lib/answers.ts",
      "lib/listed.ts",
      "content/figure.tsx",
      "ui/field.tsx",
    ],
  },
  [documents.chat.module]: {
    imports: ["lib/answers.ts", "index.css", ICONS],
    code: 'import { Phone } from "lucide-react";',
  },
  "features/funnel/chat/conversation/conversation.tsx": { imports: ["lib/listed.ts"] },
  [documents.hub.module]: {
    imports: ["lib/listed.ts", "lib/answers.ts", "lib/amounts.ts"],
    later: ["ui/dialog.tsx", "ui/menu.tsx"],
  },
  "features/app/lead/open-lead-page.tsx": {
    imports: [
      "features/leads/lead.tsx",
      "features/kit/table.tsx",
      "ui/dialog.tsx",
      "lib/answers.ts",
      "lib/amounts.ts",
    ],
  },
  [documents.admin.module]: {
    imports: ["lib/answers.ts", "features/kit/table.tsx", "ui/field.tsx", "ui/menu.tsx"],
  },
};
const ICON_FILE = {
  importedIds: ["/packages/icons/phone.mjs", "/packages/icons/trash.mjs"],
  dynamicallyImportedIds: [],
  code: `export { default as Phone, default as PhoneIcon } from './icons/phone.mjs';
export { default as Trash } from './icons/trash.mjs';`,
};

function getModuleInfo(id: string) {
  if (id === ICONS) return ICON_FILE;
  const known = IMPORTS[path.relative(WEB, id)];
  const importedIds = known?.imports.map((one) => (/^[/\0]/.test(one) ? one : inWeb(one))) ?? [];
  return { importedIds, dynamicallyImportedIds: (known?.later ?? []).map(inWeb), code: known?.code ?? "" };
}

/** The chunk that a module goes into; null if it stays where it is used. */
function chunkOf(id: string): string | null {
  const named = codeSplitting().groups.map(({ name }) =>
    // @ts-expect-error: a module's information has more than is asked for here.
    typeof name === "function" ? (name(id, { getModuleInfo }) ?? null) : name,
  );
  return named.find((one) => one !== null) ?? null;
}

describe("a module's chunk", () => {
  test.each([
    ["the first script’s, whatever else needs it", "lib/paint.ts", "start"],
    ["the same for what records an arrival", "lib/storage.ts", "start"],
    ["one that the dashboard loads nothing of, for the visitors' styles", "index.css", "visitors"],
    ["what the questions have in common with two other loads", "lib/listed.ts", "common"],
    ["the frame's, which every page has", "ui/link.tsx", "frame"],
    ["what three pages of an assessment have in common", "lib/answers.ts", "common"],
    ["that of the two pages which alone need it", "content/figure.tsx", "landing-quiz"],
    ["its page's own", "features/funnel/landing/hero.tsx", "landing"],
    ["what staff share with the questions", "ui/field.tsx", "staff-assessment"],
    ["what an opened lead shares with results", "lib/amounts.ts", "staff-result"],
    ["what staff share with what visitors may open later", "ui/menu.tsx", "staff-visitors"],
    ["staff's own", "features/kit/table.tsx", "admin"],
    ["that of what staff open once the list stands", "features/leads/lead.tsx", "admin-later"],
    ["one that has nothing of the dashboard, where visitors may open it too", "ui/dialog.tsx", "both-later"],
    ["none, as a page's first module", documents.quiz.module, null],
    ["none, as nothing loads it at once", "features/funnel/quiz/later.tsx", null],
  ])("is %s", (_, file, chunk) => expect(chunkOf(inWeb(file))).toBe(chunk));

  test("is that of the pages which name an icon, though one file has them all", () => {
    expect(chunkOf("/packages/icons/phone.mjs")).toBe("chat-chat-later");
    expect(chunkOf("/packages/icons/trash.mjs")).toBeNull();
  });

  test("is the first script's for what loads all others", () => {
    expect(chunkOf("\0vite/preload-helper.js")).toBe("start");
  });
});
