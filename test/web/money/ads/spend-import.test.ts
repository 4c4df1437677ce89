import { describe, expect, it } from "vitest";
import type { PieceAnswer } from "#domain/money/ads/spend-import";
import type { SpendRow } from "#domain/money/ads/spend-row";
import { requestAnswerer } from "../../../../web/features/money/ads/csv/answer-request.ts";
import type { KnownHeaders } from "../../../../web/features/money/ads/csv/column-match.ts";
import { readerOver } from "../../../../web/features/money/ads/csv/csv-reader.ts";
import { SpendImport } from "../../../../web/features/money/ads/spend/spend-import.ts";
import { ADS_EXPORTS, type ExportName } from "../../../tools/ads-csv/ads-exports.ts";
import { accountLines, SMALL_ACCOUNT } from "../../../tools/ads-csv/export-lines.ts";
import { adsExport, ENGLISH_LOOK } from "../../../tools/ads-csv/ads-export.ts";

const TODAY = "2026-11-22";
const LINES = [...accountLines(SMALL_ACCOUNT)].length;

type Sends = { importId: string; rows: readonly SpendRow[] }[];
type Answer = (rows: readonly SpendRow[], place: number) => PieceAnswer;

const takeAll: Answer = (rows) => ({ ok: true, taken: rows.length, refused: [] });

function fileOf(name: ExportName): File {
  return new File(
    [...ADS_EXPORTS[name]()].map((part) => Uint8Array.from(part)),
    name,
  );
}

/** Of 2,400 lines, which are three pieces. */
function longFile(): File {
  const lines = accountLines({ ...SMALL_ACCOUNT, firstDay: "2026-01-01", days: 200 });
  return new File(
    [...adsExport(lines, ENGLISH_LOOK)].map((part) => Uint8Array.from(part)),
    "long.csv",
  );
}

/** An import whose reader runs beside the test instead of in a worker. */
function anImport({ answer = takeAll, known = {} }: { answer?: Answer; known?: KnownHeaders } = {}) {
  const sends: Sends = [];
  let [ids, ended] = [0, 0];
  let remembered: KnownHeaders = known;
  const own = new SpendImport({
    open: (file) =>
      readerOver(file, (hear) => {
        const ask = requestAnswerer(hear, {
          send: async (importId, rows) => {
            sends.push({ importId, rows });
            return answer(rows, sends.length);
          },
          reasonOf: (error) => (error instanceof Error ? error.message : "?"),
        });
        return { post: (request) => void ask(request), close: () => {} };
      }),
    knownHeaders: () => remembered,
    remember: (headers, places) => {
      remembered = { ...remembered, [headers[places.spend ?? -1]?.toLowerCase() ?? ""]: "spend" };
    },
    newId: () => `import-${++ids}`,
    onEnd: () => ended++,
  });
  return { own, sends, ended: () => ended, remembered: () => remembered };
}

describe("SpendImport", () => {
  it("sends nothing before what is in the file was seen, then all of it in pieces of one import", async () => {
    const { own, sends, ended } = anImport();
    await own.choose([longFile()], TODAY);
    expect(sends).toHaveLength(0);
    expect(own.state()).toMatchObject({ step: "checked", summary: { rows: 2400 } });
    await own.send();
    expect(sends.map(({ importId, rows }) => [importId, rows.length])).toEqual([
      ["import-1", 1000],
      ["import-1", 1000],
      ["import-1", 400],
    ]);
    expect(own.state()).toMatchObject({ step: "done", sent: { rows: 2400, sent: 2400, taken: 2400 } });
    expect(ended()).toBe(1);
  });

  it("lists what the server refuses by its line in the file", async () => {
    const { own } = anImport({
      answer: (rows) => ({
        ok: true,
        taken: rows.length - 1,
        refused: [{ row: 1, column: "day", reason: "newer" }],
      }),
    });
    await own.choose([fileOf("totals.csv")], TODAY);
    await own.send();
    expect(own.state()).toMatchObject({
      step: "done",
      // The header is the first line, the totals are the second.
      sent: {
        taken: LINES - 1,
        refusals: { count: 1, listed: [{ line: 4, column: "day", reason: "newer" }] },
      },
    });
  });

  it("stops at a failure and goes on with the same piece", async () => {
    let isDown = true;
    const { own, sends } = anImport({
      answer: (rows, place) => {
        if (place === 2 && isDown) throw new Error("Out of reach");
        return takeAll(rows, place);
      },
    });
    await own.choose([longFile()], TODAY);
    await own.send();
    expect(own.state()).toMatchObject({
      step: "stopped",
      fault: "Out of reach",
      sent: { sent: 1000, taken: 1000 },
    });
    isDown = false;
    await own.goOn();
    expect(own.state()).toMatchObject({ step: "done", sent: { sent: 2400, taken: 2400 } });
    expect(sends[2]).toEqual(sends[1]);
  });

  it("stops when staff say so, after the piece that is on its way", async () => {
    const { own, sends } = anImport({
      answer: (rows, place) => {
        if (place === 1) own.stop();
        return takeAll(rows, place);
      },
    });
    await own.choose([longFile()], TODAY);
    await own.send();
    expect(own.state()).toMatchObject({ step: "stopped", fault: null, sent: { sent: 1000, taken: 1000 } });
    expect(sends).toHaveLength(1);
  });

  it("asks for columns that it does not know, and knows them the next time", async () => {
    const { own, remembered } = anImport();
    const file = () =>
      new File(
        [
          "Day,Ad ID,Ad name,Ad set ID,Ad set name,Campaign ID,Campaign name,Cost,Impressions,Link clicks\n2026-10-01,1,a,2,b,3,c,1.50,5,1\n",
        ],
        "x.csv",
      );
    await own.choose([file()], TODAY);
    const state = own.state();
    expect(state).toMatchObject({ step: "matching" });
    if (state.step !== "matching") return;
    await own.match({ ...state.places, spend: 7 }, { today: TODAY, currency: "CAD" });
    expect(own.state()).toMatchObject({
      step: "checked",
      summary: { rows: 1, spend: [{ currency: "CAD", amount: 150 }] },
    });
    expect(remembered()).toEqual({ cost: "spend" });
  });

  it.each([
    [["english.csv", "totals.csv"], /one file at a time/],
    [["workbook.xlsx"], /Excel workbook/],
    [["empty.csv"], /empty/],
  ] as const)("takes nothing of %j and says why", async (names, why) => {
    const { own } = anImport();
    await own.choose(names.map(fileOf), TODAY);
    const state = own.state();
    expect(state.step === "fault" ? state.message : "").toMatch(why);
  });

  it("leaves a file behind when another is chosen", async () => {
    const { own } = anImport();
    const first = own.choose([longFile()], TODAY);
    await own.choose([fileOf("english.csv")], TODAY);
    await first;
    expect(own.state()).toMatchObject({ step: "checked", file: { name: "english.csv" } });
  });
});
