import type { Content } from "#domain/content/content";
import type { ContentDraft } from "#domain/content/content-version";
import { valueAt, withValue } from "#domain/content/merged";
import { sample } from "#domain/content/sample/sample";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FunnelDraft } from "../../../../web/features/content/editor/funnel-draft.ts";

const HEADLINE = "landing.hero.statement";
const BUTTON = "landing.hero.cta";

class Late extends Error {
  readonly current: ContentDraft;

  constructor(current: ContentDraft) {
    super("late");
    this.current = current;
  }
}

/** A server that holds one draft and refuses whoever comes with an older version. */
function server() {
  const held = { draft: { version: 1, document: sample }, isDown: false, saves: 0, until: Promise.resolve() };
  const kept: Content[] = [];
  const overruled: Content[] = [];
  const save = async (version: number, document: Content, replaces: boolean): Promise<ContentDraft> => {
    held.saves += 1;
    await held.until;
    if (held.isDown) throw new TypeError("Failed to fetch");
    if (version !== held.draft.version) throw new Late(held.draft);
    if (replaces) overruled.push(held.draft.document);
    held.draft = { version: version + 1, document };
    return held.draft;
  };
  const draft = new FunnelDraft(held.draft, {
    save,
    keep: (document) => void kept.push(document),
    currentOf: (error) => (error instanceof Late ? error.current : null),
  });
  const others = (path: string, value: string) => {
    held.draft = {
      version: held.draft.version + 1,
      document: withValue(held.draft.document, path, value),
    };
  };
  return { held, draft, others, kept, overruled };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const soon = () => vi.advanceTimersByTimeAsync(1_000);

describe("the draft that is being edited", () => {
  it("saves itself once, a moment after the last key", async () => {
    const { held, draft } = server();
    for (const text of ["G", "Ge", "Get"]) draft.change(HEADLINE, text);
    expect(draft.read().state).toBe("unsaved");
    await soon();
    expect([held.saves, valueAt(held.draft.document, HEADLINE), draft.read().state]).toEqual([
      1,
      "Get",
      "saved",
    ]);
  });

  it("is not ready to be published while a save is on its way", async () => {
    const { held, draft } = server();
    const answer = Promise.withResolvers<void>();
    held.until = answer.promise;
    draft.change(HEADLINE, "Mine.");
    await soon();
    const ready = vi.fn<() => void>();
    const flushing = draft.flush().then(ready);
    await soon();
    expect([draft.read().state, ready.mock.calls.length]).toEqual(["saving", 0]);
    answer.resolve();
    await flushing;
    expect([draft.read().state, valueAt(held.draft.document, HEADLINE)]).toEqual(["saved", "Mine."]);
  });

  it("takes in what somebody else saved meanwhile, and loses neither", async () => {
    const { held, draft, others } = server();
    draft.change(HEADLINE, "Mine.");
    others(BUTTON, "Theirs");
    await soon();
    await soon();
    expect(valueAt(held.draft.document, HEADLINE)).toBe("Mine.");
    expect(valueAt(held.draft.document, BUTTON)).toBe("Theirs");
    expect(draft.read()).toMatchObject({ state: "saved", hasTheirs: true, clashes: [] });
  });

  it.each([
    ["mine", ["mine"], ["theirs"]],
    ["theirs", ["mine"], []],
  ] as const)("has both kept where both changed the same and %s is chosen", async (whose, mine, theirs) => {
    const { draft, others, kept, overruled } = server();
    draft.change(HEADLINE, "mine");
    others(HEADLINE, "theirs");
    await soon();
    const said = (documents: readonly Content[]) => documents.map((one) => valueAt(one, HEADLINE));
    expect(said(kept)).toEqual(mine);
    const [clash] = draft.read().clashes;
    if (clash) draft.decide(clash, whose);
    draft.change(BUTTON, "Begin");
    await soon();
    draft.change(BUTTON, "Begin now");
    await soon();
    expect([said(kept), said(overruled)]).toEqual([mine, theirs]);
  });

  it.each(["mine", "theirs"] as const)("asks where both changed the same, and saves %s", async (whose) => {
    const { held, draft, others } = server();
    draft.change(HEADLINE, "mine");
    others(HEADLINE, "theirs");
    await soon();
    await soon();
    expect(draft.read().state).toBe("clashing");
    expect(valueAt(held.draft.document, HEADLINE)).toBe("theirs");
    const [clash] = draft.read().clashes;
    if (!clash) throw new Error("There is no clash.");
    draft.decide(clash, whose);
    await soon();
    expect([valueAt(held.draft.document, HEADLINE), draft.read().state]).toEqual([whose, "saved"]);
  });

  it("puts back what was removed and keeps what somebody else has changed of its list since", async () => {
    const PEOPLE = "landing.testimonials.people";
    const { held, draft, others } = server();
    const { people } = sample.landing.testimonials;
    const putBack = draft.later(PEOPLE);
    draft.change(PEOPLE, people.slice(1));
    await soon();
    others(`${PEOPLE}.0.name`, "Theirs");
    draft.receive(held.draft);
    putBack((now) => (Array.isArray(now) ? [people[0], ...now] : now));
    await soon();
    const names = held.draft.document.landing.testimonials.people.map(({ name }) => name);
    expect(names).toEqual([people[0]?.name, "Theirs", ...people.slice(2).map(({ name }) => name)]);
  });

  it("keeps what was typed while the server is away, and saves it later", async () => {
    const { held, draft } = server();
    held.isDown = true;
    draft.change(HEADLINE, "Kept.");
    await soon();
    expect(draft.read()).toMatchObject({ state: "failed", error: expect.any(TypeError) });
    expect(valueAt(draft.read().document, HEADLINE)).toBe("Kept.");
    held.isDown = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([valueAt(held.draft.document, HEADLINE), draft.read().state]).toEqual(["Kept.", "saved"]);
  });

  it("follows what others save while nothing is typed here", () => {
    const { held, draft, others } = server();
    others(BUTTON, "Theirs");
    draft.receive(held.draft);
    expect(draft.read()).toMatchObject({ state: "saved", version: 2, hasTheirs: false });
    expect(valueAt(draft.read().document, BUTTON)).toBe("Theirs");
  });
});
