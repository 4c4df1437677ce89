import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { onceADay } from "../../../worker/cron/run-due-jobs.ts";
import { openDb } from "../../../worker/db/client.ts";
import { forgetUnusedFiles } from "../../../worker/db/content/content-files.ts";
import { findLive } from "../../../worker/db/content/live-content.ts";
import { api, answersSettled } from "../../setup/api.ts";
import { madePng, type PngParts } from "../../setup/content/made-png.ts";
import { ownContent } from "../../setup/content/own-content.ts";
import { joined, numbers, patched, pictureFiles } from "../../setup/content/picture-files.ts";
import { countReads } from "../../setup/database/count-reads.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const { png, jpeg, webp, ico } = pictureFiles;

const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  staffApi("/api/content/files", { method: "POST", body, headers });

async function kept(file: Uint8Array<ArrayBuffer>): Promise<string> {
  const answer = await send(file);
  expect(answer.status).toBe(201);
  return (await answer.json<{ hash: string }>()).hash;
}

const SCRIPT = "<script>alert(1)</script>";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`;
/** Where a PNG has its width, and a JPEG of this kind its height. */
const PNG_WIDTH = 16;
const jpegHeight = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0) + 5;

describe("a picture", () => {
  it.each([
    ["image/png", png],
    ["image/jpeg", jpeg],
    ["image/webp", webp],
    ["image/x-icon", ico],
  ])("%s is known by its bytes, whatever it is said to be, and kept once", async (type, file) => {
    const answer = await send(file, { "content-type": "text/html" });
    expect(answer.status).toBe(201);
    const { hash, ...said } = await answer.json<{ hash: string }>();
    expect(said).toEqual({ type, width: 3, height: 2 });
    expect(await kept(file)).toBe(hash);
    expect(await rows("select hash, type, width, height, size, by from content_files")).toEqual([
      { hash, type, width: 3, height: 2, size: file.length, by: "ada@example.com" },
    ]);
    const served = await api(`/media/${hash}`);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(file);
    expect(served.headers.get("content-type")).toBe(type);
  });

  it.each<[why: string, file: BodyInit, status: number, message: RegExp]>([
    ["an SVG with a script", SVG, 415, /^SVG files can contain scripts/],
    ["an SVG behind a declaration", `<?xml version="1.0"?>\n${SVG}`, 415, /^SVG files can contain scripts/],
    ["a page", `<!doctype html>${SCRIPT}`, 415, /^This file isn’t a picture/],
    ["a GIF", joined("GIF89a", numbers(16, 3, 2), SCRIPT), 415, /Use a WebP, PNG, JPEG or ICO file/],
    ["a script that calls itself a picture", "alert(1)", 415, /^This file isn’t a picture/],
    ["nothing", "", 415, /^This file isn’t a picture/],
    ["the first bytes of a PNG alone", png.slice(0, 8), 415, /damaged or cut off/],
    ["a PNG with a page behind it", joined(png, SCRIPT), 415, /other data after the picture/],
    ["a JPEG with an archive behind it", joined(jpeg, "PK\u0003\u0004"), 415, /other data after/],
    ["a WebP with a page behind it", joined(webp, SCRIPT), 415, /other data after/],
    ["an icon with a page behind it", joined(ico, SCRIPT), 415, /other data after/],
    [
      "a WebP whose length hides a page",
      patched(joined(webp, SCRIPT), 4, numbers(32, webp.length + SCRIPT.length - 8)),
      415,
      /damaged/,
    ],
    [
      "a PNG of 20,000 px",
      patched(png, PNG_WIDTH, [0, 0, 0x4e, 0x20]),
      415,
      /has 20,000 × 2 pixels. A side may have at most 4,096/,
    ],
    ["a PNG of 4,097 px", patched(png, PNG_WIDTH, [0, 0, 0x10, 0x01]), 415, /4,097 × 2/],
    ["a JPEG of 20,000 px", patched(jpeg, jpegHeight, [0x4e, 0x20]), 415, /3 × 20,000/],
    ["a WebP of 16,000 px", patched(webp, 26, numbers(16, 16_000)), 415, /16,000 × 2/],
    ["a PNG without a pixel", patched(png, PNG_WIDTH, [0, 0, 0, 0]), 415, /damaged/],
    ["an icon of nothing", numbersFile(0, 1, 0), 415, /damaged/],
    ["an icon whose picture is elsewhere", patched(ico, 18, numbers(32, 9999)), 415, /damaged/],
    ["more than 1.5 MB", new Uint8Array(1_500_001), 413, /at most 1.5 MB/],
    ["50 MB that come in pieces", pieces(50), 413, /at most 1.5 MB/],
  ])("is refused in words: %s", async (_, file, status, message) => {
    const answer = await send(file);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(message) });
    expect(await rows("select hash from content_files")).toEqual([]);
  });

  const zeros = (count: number) => new Uint8Array(count);
  const palette: [string, number[]] = ["PLTE", [0, 0, 0, 255, 255, 255]];

  it.each<[why: string, parts: PngParts]>([
    ["in grey, a bit for each pixel", { depth: 1, rows: zeros(4) }],
    ["in grey", { rows: [0, 1, 2, 3, 4, 1, 2, 3] }],
    ["with a palette", { depth: 2, colour: 3, rows: zeros(4), before: [palette] }],
    ["in colours of 16 bits that let through", { depth: 16, colour: 6, rows: zeros(50) }],
    ["in passes", { colour: 2, interlaced: 1, rows: zeros(18 + 4) }],
    ["with words behind its header", { rows: zeros(8), before: [["tEXt", [65, 0, 66]]] }],
  ])("whose pixels are what its header promises is taken: %s", async (_, parts) => {
    expect((await send(await madePng(parts))).status).toBe(201);
  });

  it.each<[why: string, parts: PngParts]>([
    ["too few rows", { rows: zeros(7) }],
    ["too many rows", { rows: zeros(9) }],
    ["50 MB of rows", { rows: zeros(50_000_000) }],
    ["rows of another colour", { colour: 2, rows: zeros(8) }],
    ["rows in passes, which it does not name", { colour: 2, rows: zeros(18 + 4) }],
    ["a filter that there is not", { rows: [0, 0, 0, 0, 5, 0, 0, 0] }],
    ["a depth that its colours cannot have", { depth: 4, colour: 2, rows: zeros(12) }],
    ["no palette for its colours", { colour: 3, rows: zeros(8) }],
    ["a palette that is cut", { colour: 3, rows: zeros(8), before: [["PLTE", [0, 0]]] }],
    ["a palette among its pixels", { colour: 3, rows: zeros(8), between: [palette] }],
    ["something else among its pixels", { rows: zeros(8), between: [["tEXt", [65, 0, 66]]] }],
    ["something that nobody knows and all need", { rows: zeros(8), before: [["ABCD", []]] }],
  ])("whose pixels cannot be read is refused: a PNG with %s", async (_, parts) => {
    const answer = await send(await madePng(parts));
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/damaged/) });
  });

  it.each(["png", "ico"] as const)("is refused with any byte of a PNG changed: %s", async (kind) => {
    const file = pictureFiles[kind];
    // The first bytes tell what kind it is, and those of an icon hold places.
    for (let at = kind === "png" ? 8 : 30; at < file.length; at += 5) {
      const answer = await send(patched(file, at, [(file[at] ?? 0) ^ 0x11]));
      expect({ at, status: answer.status }).toEqual({ at, status: 415 });
    }
  });

  it.each(Object.entries(pictureFiles))(
    "that is cut off is refused wherever it was cut: %s",
    async (_, file) => {
      for (let length = 4; length < file.length; length += 7) {
        const answer = await send(file.slice(0, length));
        expect({ length, status: answer.status }).toEqual({ length, status: 415 });
      }
    },
  );

  it("comes from the dashboard, and from staff", async () => {
    expect((await send(png, { origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await api("/api/content/files", { method: "POST", body: png })).status).toBe(401);
    expect(await rows("select hash from content_files")).toEqual([]);
  });

  it("is forgotten a week after it came, unless a version shows it", async () => {
    const [shown, renewed] = [await kept(png), await kept(jpeg)];
    await kept(webp);
    await rows(
      `insert into content_versions (number, status, based_on, by, at, document)
       values (1, 'superseded', 0, 'ada@example.com', 0, json_object('hash', ?))`,
      shown,
    );
    const day = 86_400_000;
    const inDays = (days: number) => Date.now() + days * day;
    await rows("update content_files set at = at - ?", 7 * day);
    await kept(jpeg);
    expect(await onceADay(openDb(env.DB, "first-primary").db, inDays(0))).toBe(2);
    const left = async () => (await rows("select hash from content_files")).map(({ hash }) => hash);
    expect((await left()).toSorted()).toEqual([shown, renewed].toSorted());
    // Once a day is enough.
    await rows("update content_files set at = at - ?", 7 * day);
    expect(await onceADay(openDb(env.DB, "first-primary").db, inDays(0))).toBe(0);
    expect(await onceADay(openDb(env.DB, "first-primary").db, inDays(1))).toBe(2);
    expect(await left()).toEqual([shown]);
  });
});

describe("a picture that is no longer shown", () => {
  const day = 86_400_000;
  const draft = (...hashes: string[]) =>
    ownContent((content) => {
      content.brand.logoOnLight.files = hashes.map((hash) => ({ hash, width: 3, height: 2 }));
    });
  const save = async (...hashes: string[]) => {
    const document = draft(...hashes);
    expect((await staffApi("/api/content/draft", { method: "PATCH", json: { document } })).status).toBe(200);
  };
  const left = async () => (await rows("select hash from content_files")).map(({ hash }) => hash);

  it("can be brought back for a week from when a draft lost it, however long ago it came", async () => {
    const hash = await kept(png);
    await save(hash);
    await rows("update content_files set at = at - ?", 30 * day);
    await save();
    await onceADay(openDb(env.DB, "first-primary").db, Date.now() + 6 * day);
    expect(await left()).toEqual([hash]);
    await save(hash);
    expect(await staffJson("/api/content/check", { method: "POST" })).toMatchObject({ problems: [] });
    await save();
    await onceADay(openDb(env.DB, "first-primary").db, Date.now() + 8 * day);
    expect(await left()).toEqual([]);
  });

  it("stays for good once it was published, and a thousand versions are looked through once", async () => {
    const hash = await kept(png);
    await save(hash);
    expect((await staffApi("/api/content/publish", { json: { note: "" } })).status).toBe(201);
    const older = await kept(webp);
    await save();
    await rows(
      `insert into content_versions (number, status, based_on, by, at, document)
       with recursive n(i) as (select 10 union all select i + 1 from n where i < 1009)
       select i, 'superseded', 0, 'ada@example.com', 0, json_object('hash', iif(i = 1009, ?, '')) from n`,
      older,
    );
    const look = async (inDays: number) => {
      const { d1, reads } = countReads(env.DB);
      await forgetUnusedFiles(openDb(d1, "first-primary").db, Date.now() + inDays * day);
      return reads.rows;
    };
    expect(await look(40)).toBeGreaterThan(1_000);
    expect(await look(41)).toBeLessThan(10);
    expect((await left()).toSorted()).toEqual([hash, older].toSorted());
  });

  it("costs no visitor anything, however many versions there were", async () => {
    await rows(
      `insert into content_versions (number, status, based_on, by, at, document)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
       select i, iif(i = 1000, 'published', 'superseded'), 0, 'ada@example.com', 0, '{}' from n`,
    );
    const { d1, reads } = countReads(env.DB);
    expect(await findLive(openDb(d1, "first-primary").db)).toMatchObject({ number: 1_000 });
    expect(reads.rows).toBeLessThan(5);
  });
});

describe("/media", () => {
  it("serves what never changes, and what never runs", async () => {
    const hash = await kept(png);
    const served = await api(`/media/${hash}`);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      etag: `"${hash}"`,
    });
    const again = await api(`/media/${hash}`, { headers: { "if-none-match": `"${hash}"` } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("asks the database once for what many look at", async () => {
    const hash = await kept(jpeg);
    await (await api(`/media/${hash}`)).arrayBuffer();
    await answersSettled();
    await rows("delete from content_files");
    const served = await api(`/media/${hash}?fbclid=1`);
    expect(served.status).toBe(200);
    expect(served.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(jpeg);
  });

  it.each(["0".repeat(64), "..%2f..%2fadmin", "a.svg", `${"0".repeat(64)}/more`])(
    "has nothing at %s, and says so without being kept",
    async (name) => {
      const answer = await api(`/media/${name}`);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
      expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    },
  );
});

function numbersFile(...values: number[]): Uint8Array<ArrayBuffer> {
  return joined(numbers(16, ...values));
}

/** So many megabytes of zeros behind the first bytes of a PNG, without a stated length. */
function pieces(megabytes: number): ReadableStream {
  let left = megabytes;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(left === megabytes ? joined(png.slice(0, 8)) : new Uint8Array(1_000_000));
      left -= 1;
      if (left < 0) controller.close();
    },
  });
}
