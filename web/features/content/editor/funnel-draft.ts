import type { Content } from "#domain/content/content";
import type { ContentDraft } from "#domain/content/content-version";
import { lastingPath, merged, valueAt, withValue, type Clash } from "#domain/content/merged";

/** `clashing`: somebody else has changed the same place, and nothing is saved until it is decided. */
export type SaveState = "saved" | "unsaved" | "saving" | "failed" | "clashing";

export type Funnel = {
  /** As it is typed here. */
  document: Content;
  /** The version of the draft that the server has. */
  version: number;
  state: SaveState;
  /** Why the last save failed. */
  error: Error | null;
  clashes: readonly Clash[];
  /** Whether what somebody else changed has been taken in beside one's own changes. */
  hasTheirs: boolean;
};

type Server = {
  /** `replaces`: whoever is here decided against what somebody else saved, which is kept. */
  save: (version: number, document: Content, replaces: boolean) => Promise<ContentDraft>;
  /** Keeps what was typed here, before whoever is here decides between it and somebody else's. */
  keep: (document: Content) => void;
  /** The draft that the server has, of a save that came too late; null of any other failure. */
  currentOf: (error: unknown) => ContentDraft | null;
};

const SOON_MS = 700;
const AGAIN_MS = 6_000;

/**
 * The draft while it is edited. It saves itself a moment after the last key. What somebody else saved meanwhile is put
 * together with what was typed here; where both changed the same text, whoever is here decides.
 */
export class FunnelDraft {
  readonly #server: Server;
  readonly #listeners = new Set<() => void>();
  #base: ContentDraft;
  #funnel: Funnel;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether what is saved next overrules what somebody else saved. */
  #overrules = false;
  /** The save that is on its way. */
  #saving: Promise<void> = Promise.resolve();

  constructor(base: ContentDraft, server: Server) {
    this.#base = base;
    this.#server = server;
    const { version, document } = base;
    this.#funnel = { document, version, state: "saved", error: null, clashes: [], hasTheirs: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): Funnel => this.#funnel;

  readonly change = (path: string, value: unknown): void => {
    if (valueAt(this.#funnel.document, path) === value) return;
    this.#set({ document: withValue(this.#funnel.document, path, value) });
    this.#soon();
  };

  /** What changes a place later, by what stands there then. */
  readonly later = (path: string) => {
    const place = lastingPath(this.#funnel.document, path);
    return (update: (value: unknown) => unknown): void => {
      const value = valueAt(this.#funnel.document, place);
      if (value !== undefined) this.change(place, update(value));
    };
  };

  /** The draft as the server has it by now. */
  readonly receive = (theirs: ContentDraft): void => {
    if (theirs.version <= this.#base.version) return;
    const mine = this.#funnel.document;
    const isClean = mine === this.#base.document;
    if (isClean) {
      this.#base = theirs;
      return this.#set({ ...theirs, state: "saved", clashes: [], hasTheirs: false });
    }
    const { document, clashes } = merged(this.#base.document, mine, theirs.document);
    this.#base = theirs;
    if (clashes.length > 0) this.#server.keep(mine);
    const open = [
      ...this.#funnel.clashes.filter(({ path }) => clashes.every((one) => one.path !== path)),
      ...clashes,
    ];
    this.#set({ document, version: theirs.version, clashes: open, hasTheirs: true });
    this.#soon();
  };

  /** Decides a clash; the next save takes it along. */
  readonly decide = ({ path, theirs }: Clash, whose: "mine" | "theirs"): void => {
    const { document, clashes } = this.#funnel;
    if (whose === "mine") this.#overrules = true;
    this.#set({
      clashes: clashes.filter((clash) => clash.path !== path),
      ...(whose === "theirs" && { document: withValue(document, path, theirs) }),
    });
    this.#soon();
  };

  /** Saves at once what has not been saved; resolves once nothing is left to save, or it failed. */
  readonly flush = async (): Promise<void> => {
    clearTimeout(this.#timer);
    await this.#saving;
    for (let tries = 0; tries < 4 && this.#isDue(); tries++) await this.#save();
  };

  #isDue(): boolean {
    const { document, clashes, state } = this.#funnel;
    return clashes.length === 0 && state !== "saving" && document !== this.#base.document;
  }

  #soon(delay = SOON_MS): void {
    clearTimeout(this.#timer);
    if (this.#funnel.clashes.length > 0) return this.#set({ state: "clashing" });
    if (this.#funnel.state !== "saving") this.#set({ state: this.#isDue() ? "unsaved" : "saved" });
    this.#timer = setTimeout(() => void this.#save(), delay);
  }

  #save(): Promise<void> {
    if (this.#isDue()) this.#saving = this.#send();
    return this.#saving;
  }

  async #send(): Promise<void> {
    const { document } = this.#funnel;
    this.#set({ state: "saving" });
    try {
      const { version } = await this.#server.save(this.#base.version, document, this.#overrules);
      this.#overrules = false;
      this.#base = { version, document };
      this.#set({ version, error: null, state: "saved" });
      if (this.#funnel.document !== document) this.#soon();
    } catch (error) {
      const current = this.#server.currentOf(error);
      this.#set({ state: "unsaved" });
      if (current) return this.receive(current);
      this.#set({ state: "failed", error: error instanceof Error ? error : new Error(String(error)) });
      this.#timer = setTimeout(() => void this.#save(), AGAIN_MS);
    }
  }

  #set(change: Partial<Funnel>): void {
    this.#funnel = { ...this.#funnel, ...change };
    for (const listener of this.#listeners) listener();
  }
}
