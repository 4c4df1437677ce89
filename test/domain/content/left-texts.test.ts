import type { Content } from "#domain/content/content";
import { HEAP_IDS, leftTexts, type Heap } from "#domain/content/left-texts";
import { problemsOf } from "#domain/content/problems";
import { sample } from "#domain/content/sample/sample";
import { describe, expect, it } from "vitest";
import { ownContent } from "../../setup/content/own-content.ts";

const left = (content: Content) => leftTexts(content, problemsOf(content));
const heap = (content: Content, id: Heap) =>
  left(content)
    .filter((text) => text.heap === id)
    .map(({ path }) => path);
const counts = (content: Content) => HEAP_IDS.map((id) => heap(content, id).length);

describe("the texts that are left", () => {
  it("stand each in one heap, what must be changed first", () => {
    const paths = left(sample).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(heap(sample, "must")).toEqual([...new Set(problemsOf(sample).map(({ path }) => path))]);
    expect(heap(sample, "trade")).toContain("landing.hero.statement");
    expect(heap(sample, "rest")).toContain("hub.book");
  });

  it("are fewer by what is changed, whatever it says", () => {
    const own = ownContent();
    expect(heap(own, "must")).toEqual([]);
    const before = counts(own);
    own.landing.hero.statement = "We run ads, too.";
    expect(counts(own)).toEqual([before[0], (before[1] ?? 0) - 1, before[2]]);
  });

  it("are none of those that are switched off", () => {
    const own = ownContent((content) => void (content.shown.plans = "hidden"));
    expect(left(own).filter(({ path }) => /^plans?\./.test(path))).toEqual([]);
    expect(left(ownContent()).some(({ path }) => path.startsWith("plans."))).toBe(true);
  });

  it("are no choices, colors or what law asks to be said of Meta", () => {
    const paths = left(sample).map(({ path }) => path);
    expect(paths.filter((path) => /^(?:shown|look\.(?:action|ink|face|radius))|\.shown$/.test(path))).toEqual(
      [],
    );
    expect(heap(sample, "trade")).not.toContain("notices.notMeta");
  });
});
