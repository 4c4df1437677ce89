import { PIECE_BYTES, type AdSpendState, type PieceAnswer } from "#domain/money/ads/spend-import";
import type { SpendRow } from "#domain/money/ads/spend-row";
import { dayTextAt, daysAfter } from "#domain/time/day-text";
import { describe, expect, it } from "vitest";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const PATH = "/api/ads/spend";
const TODAY = dayTextAt(Date.now(), "America/Edmonton");

const row = (changes: Partial<Record<keyof SpendRow, unknown>> = {}) => ({
  day: TODAY,
  campaignId: "120210000000000001",
  campaignName: "Spring",
  adsetId: "120210000000000002",
  adsetName: "Founders",
  adId: "120210000000000003",
  adName: "Video",
  currency: "USD",
  spend: 1234,
  impressions: 900,
  linkClicks: 12,
  ...changes,
});

const send = (importId: string, ...sent: unknown[]) =>
  staffJson<PieceAnswer>(PATH, { json: { importId, rows: sent } });
const file = () => crypto.randomUUID();
const stored = () => rows("select day, ad_id, spend from ad_spend order by day, ad_id");
const figures = () => rows("select * from ad_spend_stats order by parent, grain, bucket, id");
const taken = () => rows("select taken, first_day, last_day, source, started_by from ad_imports order by id");

describe("a piece of spend", () => {
  it("is stored row by row, under the import that brought it", async () => {
    const yesterday = daysAfter(TODAY, -1);
    const answer = await send(file(), row(), row({ day: yesterday, adId: "7", spend: 0 }));
    expect(answer).toEqual({ ok: true, taken: 2, refused: [] });
    expect(await stored()).toEqual([
      { day: yesterday, ad_id: "7", spend: 0 },
      { day: TODAY, ad_id: "120210000000000003", spend: 1234 },
    ]);
    expect(await rows("select * from ad_spend where ad_id = '7'")).toMatchObject([
      { campaign_name: "Spring", adset_id: "120210000000000002", currency: "USD", link_clicks: 12 },
    ]);
    expect(await taken()).toEqual([
      { taken: 2, first_day: yesterday, last_day: TODAY, source: "csv", started_by: "ada@example.com" },
    ]);
  });

  it("tells of each row why it was not taken, and takes the others", async () => {
    const answer = await send(
      file(),
      row({ day: daysAfter(TODAY, 1) }),
      row({ spend: -1 }),
      row({ adId: "1.2E+17" }),
      row({ currency: "ZZZ" }),
      "a line of another file",
      row({ adId: "8" }),
    );
    expect(answer).toEqual({
      ok: true,
      taken: 1,
      refused: [
        { row: 0, column: "day", reason: "future_day" },
        { row: 1, column: "spend", reason: "negative" },
        { row: 2, column: "adId", reason: "rounded_id" },
        { row: 3, column: "currency", reason: "unknown_currency" },
        { row: 4, column: "day", reason: "no_day" },
      ],
    });
    expect(await stored()).toEqual([{ day: TODAY, ad_id: "8", spend: 1234 }]);
  });

  it("that comes twice is one, also at once", async () => {
    const importId = file();
    const piece = [row(), row({ adId: "9", spend: 5 })];
    const answers = await Promise.all([send(importId, ...piece), send(importId, ...piece)]);
    answers.push(await send(importId, ...piece));
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ ok: true, taken: 2, refused: [] })));
    expect(await stored()).toHaveLength(2);
    expect(await taken()).toMatchObject([{ taken: 2 }]);
  });

  it("replaces what an earlier import brought of a day and ad, and leaves the rest", async () => {
    await send(file(), row(), row({ adId: "9" }));
    await send(file(), row({ spend: 99, adName: "Video, renamed" }));
    expect(await stored()).toEqual([
      { day: TODAY, ad_id: "120210000000000003", spend: 99 },
      { day: TODAY, ad_id: "9", spend: 1234 },
    ]);
  });

  it("of two files at once yields to the one that began later, and says so", async () => {
    const [first, second] = [file(), file()];
    await send(first, row({ adId: "1" }));
    await send(second, row({ adId: "2", spend: 222 }));
    expect(await send(first, row({ adId: "2" }), row({ adId: "3" }))).toEqual({
      ok: true,
      taken: 1,
      refused: [{ row: 0, column: "adId", reason: "newer" }],
    });
    expect(await send(second, row({ adId: "1", spend: 111 }))).toMatchObject({ taken: 1 });
    expect(await stored()).toEqual([
      { day: TODAY, ad_id: "1", spend: 111 },
      { day: TODAY, ad_id: "2", spend: 222 },
      { day: TODAY, ad_id: "3", spend: 1234 },
    ]);
  });

  const repeated = (place: number) => ({ row: place, column: "adId", reason: "repeated" });

  it.each([
    ["other", { spend: 1 }],
    ["equal", {}],
    ["bad", { spend: -1 }],
  ])(
    "takes nothing of a day and ad that comes again with %s figures, and keeps what is stored",
    async (_what, again) => {
      await send(file(), row({ spend: 6000 }));
      const answer = await send(file(), row(), row({ adId: "9" }), row(again));
      expect(answer).toMatchObject({ taken: 1, refused: [repeated(0), { row: 2 }] });
      expect(await stored()).toEqual([
        { day: TODAY, ad_id: "120210000000000003", spend: 6000 },
        { day: TODAY, ad_id: "9", spend: 1234 },
      ]);
    },
  );

  it.each([
    ["other", row({ spend: 1 })],
    ["equal", row()],
  ])(
    "takes back a day and ad of which another piece brings %s figures, and puts back what stood there",
    async (_what, part) => {
      await send(file(), row({ spend: 6000 }));
      const importId = file();
      const piece = [row(), row({ adId: "9", spend: 5 })];
      expect(await send(importId, ...piece)).toMatchObject({ taken: 2 });
      expect(await send(importId, part, row({ adId: "10", spend: 7 }))).toEqual({
        ok: true,
        taken: 1,
        refused: [repeated(0)],
      });
      // Also when either piece comes again, and a third part.
      expect(await send(importId, ...piece)).toMatchObject({ taken: 1, refused: [repeated(0)] });
      expect(await send(importId, row({ spend: 3 }))).toMatchObject({ taken: 0, refused: [repeated(0)] });
      expect(await stored()).toEqual([
        { day: TODAY, ad_id: "10", spend: 7 },
        { day: TODAY, ad_id: "120210000000000003", spend: 6000 },
        { day: TODAY, ad_id: "9", spend: 5 },
      ]);
      expect(await taken()).toMatchObject([{ taken: 1 }, { taken: 2 }]);
      // A later import is not bound by any of that.
      expect(await send(file(), row({ spend: 50 }))).toMatchObject({ taken: 1 });
      expect(await stored()).toContainEqual({ day: TODAY, ad_id: row().adId, spend: 50 });
    },
  );

  it("leaves nothing of a day and ad that came in two pieces where nothing stood", async () => {
    const importId = file();
    await send(importId, row());
    expect(await figures()).not.toEqual([]);
    await send(importId, row({ spend: 1 }));
    expect(await stored()).toEqual([]);
    expect(await figures()).toEqual([]);
    expect(await taken()).toMatchObject([{ taken: 0 }]);
  });

  it("never takes away what a later import has brought meanwhile", async () => {
    const [first, second] = [file(), file()];
    await send(first, row());
    await send(second, row({ spend: 222 }));
    expect(await send(first, row({ spend: 1 }))).toMatchObject({ taken: 0 });
    expect(await stored()).toMatchObject([{ spend: 222 }]);
  });

  it("that is over is forgotten as the next one comes", async () => {
    await send(file(), row());
    await rows("update ad_imports set updated_at = 0");
    await send(file(), row({ adId: "9" }));
    expect(await rows("select ad_id from ad_spend_before")).toEqual([{ ad_id: "9" }]);
  });

  it("has up to a thousand rows", async () => {
    const many = Array.from({ length: 1000 }, (_, n) => row({ adId: String(n + 1) }));
    expect(await send(file(), ...many)).toEqual({ ok: true, taken: 1000, refused: [] });
    const [stores] = await rows("select count(*) as n, min(campaign_name) as name from ad_spend");
    expect(stores).toEqual({ n: 1000, name: "Spring" });
    const tooMany = await staffApi(PATH, { json: { importId: file(), rows: [...many, row()] } });
    expect(tooMany.status).toBe(400);
    expect(await tooMany.json()).toMatchObject({ message: "Please send at most 1000 rows at once" });
    expect(await taken()).toHaveLength(1);
  });

  it.each([
    [{ importId: "1", rows: [row()] }, 400],
    [{ importId: file(), rows: [] }, 400],
    [{ importId: file(), rows: row() }, 400],
    [{ importId: file() }, 400],
    [{ importId: file(), rows: [row({ adName: "x".repeat(PIECE_BYTES) })] }, 413],
  ])("is refused as a whole when it is none: %#", async (json, status) => {
    expect((await staffApi(PATH, { json })).status).toBe(status);
    expect(await rows("select * from ad_imports")).toEqual([]);
  });

  it("without a good row leaves no import behind", async () => {
    expect(await send(file(), row({ spend: -1 }))).toMatchObject({ taken: 0 });
    expect(await taken()).toEqual([]);
  });
});

it("the state of spend names the ways in and the last imports", async () => {
  const empty = await staffJson<AdSpendState>(PATH);
  expect(empty).toEqual({
    account: null,
    versionWarning: null,
    fetching: null,
    lastFetch: null,
    lastWholeFetch: null,
    imports: [],
    days: null,
  });
  const importId = file();
  await send(importId, row(), row({ day: "2026-01-02" }));
  const state = await staffJson<AdSpendState>(PATH);
  expect(state.days).toEqual({ first: "2026-01-02", last: TODAY });
  expect(state.imports).toMatchObject([{ importId, source: "csv", taken: 2, startedBy: "ada@example.com" }]);
});

it("a refresh needs an ad account", async () => {
  const answer = await staffApi("/api/ads/refresh", { method: "POST" });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: "not_configured" });
});
