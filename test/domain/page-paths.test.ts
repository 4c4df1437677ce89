import {
  canonicalPath,
  hubSessionOf,
  mayBeMeasured,
  movedTo,
  PAGE_PATHS,
  pageKindAt,
  pageNameAt,
} from "#domain/page-paths";
import fc from "fast-check";
import { expect, test } from "vitest";

const SESSION_ID = "6f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f";
const PAGES = Object.values(PAGE_PATHS).map((path) => path.replace(":sessionId", SESSION_ID));
const SECRET = /^\/(hub|admin)/;

/** A path as other people write it: in any case, with more slashes, with letters as their codes. */
const variantOf = (path: string) =>
  fc
    .tuple(
      fc.array(fc.constantFrom("as-it-is", "upper", "encoded"), {
        minLength: path.length,
        maxLength: path.length,
      }),
      fc.stringMatching(/^\/{0,3}$/),
      fc.stringMatching(/^\/{0,3}$/),
    )
    .map(([ways, before, after]) => {
      const letters = Array.from(path, (letter, index) => {
        if (letter === "/") return letter;
        if (ways[index] === "upper") return letter.toUpperCase();
        const code = letter.charCodeAt(0).toString(16);
        return ways[index] === "encoded" ? `%${index % 2 ? code.toUpperCase() : code}` : letter;
      });
      return before + letters.join("") + after;
    });

const written = fc.constantFrom(...PAGES).chain((path) => fc.tuple(fc.constant(path), variantOf(path)));

test("every writing of a page's path leads to the page's own in one hop", () => {
  fc.assert(
    fc.property(written, ([path, variant]) => {
      expect(canonicalPath(variant)).toBe(path);
      expect(movedTo(variant)).toBe(variant === path ? null : path);
      expect(movedTo(path)).toBeNull();
      expect(pageNameAt(variant)).toBe(pageNameAt(path));
      expect(hubSessionOf(variant)).toBe(path.startsWith("/hub/") ? SESSION_ID : "");
    }),
  );
});

test("no writing of a secret path may be measured, and every writing of a public one may", () => {
  fc.assert(
    fc.property(written, ([path, variant]) => {
      expect(mayBeMeasured(variant)).toBe(!SECRET.test(path));
      expect(pageKindAt(variant)).toBe(SECRET.exec(path)?.[1] ?? "public");
    }),
  );
});

test("whatever is asked for, nobody is sent round in circles or off the site", () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.string()), (text) => {
      const { pathname } = new URL(`https://bpm.example/${text.replaceAll(/[?#]/g, "")}`);
      const target = movedTo(pathname);
      if (target === null) return;
      const next = new URL(target, "https://bpm.example");
      expect(next.origin).toBe("https://bpm.example");
      expect(movedTo(next.pathname)).toBeNull();
    }),
  );
});

test.each([
  ["/Nope", "no page of ours"],
  ["/hub", "no hub without an id"],
  ["/hub/%3Cscript%3E", "would come back encoded"],
  ["/hub/%", "cannot be decoded"],
  ["/api/Config", "not a page"],
])("%s stays where it is: %s", (path) => {
  expect(movedTo(path)).toBeNull();
});

test("each page's path has that page's name", () => {
  const named = Object.entries(PAGE_PATHS).map(([name, path]) => [
    name,
    pageNameAt(path.replace(":sessionId", SESSION_ID)),
  ]);
  expect(named).toEqual(Object.keys(PAGE_PATHS).map((name) => [name, name]));
});

test.each([
  "/404",
  "/nope",
  `/old/hub/${SESSION_ID}`,
  "/hub",
  "/admin/settings",
  `/hub/${SESSION_ID}/x`,
  `/hub/${SESSION_ID}/plan/x`,
  "/plan",
])("%s is no page of ours, and is not measured", (path) => expect(mayBeMeasured(path)).toBe(false));

test("what lies below a hub or the dashboard is guarded as they are", () => {
  expect(pageKindAt(`/HUB/${SESSION_ID}/x`)).toBe("hub");
  expect(pageKindAt("/Hub/")).toBe("hub");
  expect(pageKindAt("/Admin/settings")).toBe("admin");
  expect(pageKindAt("/hubs")).toBe("public");
});
