import type { KeptDraft } from "#domain/content/content-version";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { forgetUnusedFiles } from "../../../worker/db/content/content-files.ts";
import { openDb } from "../../../worker/db/client.ts";
import { api } from "../../setup/api.ts";
import { ownContent } from "../../setup/content/own-content.ts";
import { pictureFiles } from "../../setup/content/picture-files.ts";
import { publishContent } from "../../setup/content/publish-content.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const DAY_MS = 86_400_000;
const saying = (statement: string) =>
  ownContent((content) => void (content.landing.hero.statement = statement));
const save = (statement: string, replacedBy?: string, headers: Record<string, string> = {}) =>
  staffApi("/api/content/draft", {
    method: "PATCH",
    headers,
    json: { document: saying(statement), ...(replacedBy && { replacedBy }) },
  });
const kept = async () => (await staffJson<{ drafts: KeptDraft[] }>("/api/content/drafts")).drafts;
const headlines = async () =>
  (
    await rows(
      "select json_extract(document, '$.landing.hero.statement') as said from kept_drafts order by id",
    )
  ).map(({ said }) => said);
const drafted = async () => {
  type Known = { draft: { document: { landing: { hero: { statement: string } } } } };
  return (await staffJson<Known>("/api/content")).draft.document.landing.hero.statement;
};

describe("drafts that were replaced", () => {
  it("are kept where something other than typing replaced them, with who saved them and what did it", async () => {
    await save("First.");
    await save("Typed over.");
    expect(await kept()).toEqual([]);
    expect((await save("Imported.", "import")).status).toBe(200);
    const [draft] = await kept();
    expect(draft).toMatchObject({ by: "ada@example.com", replacedBy: "import" });
    expect(Math.abs(Date.parse(draft?.replacedAt ?? "") - Date.now())).toBeLessThan(60_000);
    expect(await headlines()).toEqual(["Typed over."]);
  });

  it("are not kept by a save that came too late, nor where there was only what is live", async () => {
    await publishContent(saying("Live."));
    await rows("delete from content_versions where status = 'draft'");
    await save("Imported.", "import");
    expect(await kept()).toEqual([]);
    expect((await save("Too late.", "import", { "if-match": '"1"' })).status).toBe(409);
    expect([await drafted(), await kept()]).toEqual(["Imported.", []]);
  });

  it("come back, and keep the one that stood there meanwhile", async () => {
    await save("Mine.");
    await save("Imported.", "import");
    const [draft] = await kept();
    const differences = await staffJson<{ differences: { before: string; after: string }[] }>(
      `/api/content/drafts/${draft?.id}/differences`,
    );
    expect(differences.differences).toMatchObject([{ before: "Imported.", after: "Mine." }]);
    const path = `/api/content/drafts/${draft?.id}/restore`;
    expect((await staffApi(path, { method: "POST" })).status).toBe(200);
    expect([await drafted(), await headlines()]).toEqual(["Mine.", ["Mine.", "Imported."]]);
    expect((await kept()).map(({ replacedBy }) => replacedBy)).toEqual(["restore", "import"]);
    expect((await staffApi("/api/content/drafts/999/restore", { method: "POST" })).status).toBe(404);
  });

  it("hold what was typed beside somebody else's words, which never came to be the draft", async () => {
    await save("Theirs.");
    const json = { document: saying("Mine.") };
    expect((await staffApi("/api/content/drafts", { method: "POST", json })).status).toBe(201);
    expect([await drafted(), await headlines()]).toEqual(["Theirs.", ["Mine."]]);
    expect((await kept()).map(({ replacedBy }) => replacedBy)).toEqual(["conflict"]);
  });

  it("are the last twenty, and are for staff alone", async () => {
    await save("Draft 0.");
    await save("Draft 19.", "import");
    await rows(
      `insert into kept_drafts (replaced_by, replaced_at, by, at, document)
       select replaced_by, replaced_at, by, at, json_set(document, '$.landing.hero.statement', 'Draft ' || value || '.')
       from kept_drafts, json_each(?)`,
      JSON.stringify(Array.from({ length: 18 }, (_, n) => n + 1)),
    );
    for (const next of [20, 21, 22]) await save(`Draft ${next}.`, "import");
    expect(await headlines()).toEqual(Array.from({ length: 20 }, (_, n) => `Draft ${n + 2}.`));
    expect((await kept()).length).toBe(20);
    expect((await api("/api/content/drafts")).status).toBe(401);
  });

  it("keep their pictures until they are forgotten themselves", async () => {
    const sent = await staffApi("/api/content/files", { method: "POST", body: pictureFiles.webp });
    const { hash } = await sent.json<{ hash: string }>();
    const { db } = openDb(env.DB, "first-primary");
    const shown = ownContent((content) => void (content.landing.hero.statement = `Shows ${hash}`));
    await staffApi("/api/content/draft", { method: "PATCH", json: { document: shown } });
    await save("Without.", "import");
    const later = Date.now() + 30 * DAY_MS;
    expect(await forgetUnusedFiles(db, later)).toBe(0);
    await rows("delete from kept_drafts");
    expect(await forgetUnusedFiles(db, later)).toBe(1);
  });
});
