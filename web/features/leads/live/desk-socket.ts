import {
  DESK_CLOSED,
  deskMessageSchema,
  LOOK_EVERY_MS,
  type DeskMessage,
  type Looking,
} from "#domain/delivery/desk/desk-messages";
import { parsedJson } from "#domain/parsed-json";
import { BROKEN, nextLink, NO_LINK, waitMs, type Link, type LinkEvent } from "./desk-link.ts";

/** What the socket needs of the browser. */
export type World = {
  now: () => number;
  /** From 0 to 1. */
  chance: () => number;
  /** Runs `act` in `ms` milliseconds. Returns what prevents it. */
  later: (act: () => void, ms: number) => () => void;
  open: (address: string) => WebSocket;
  isHidden: () => boolean;
};

type Hooks = {
  /** Where to go on, asked for each attempt. */
  address: () => string;
  onMessage: (message: DeskMessage) => void;
  /** What came is no message of the desk's: nothing that is known can be built upon. */
  onNonsense: () => void;
  onSignedOut: () => void;
  onLink: (link: Link) => void;
};

/** An attempt that takes longer has failed. */
const OPENING_MS = 10_000;
/** After so much silence the desk is asked for a sign of life: a line can break without a word … */
const SILENCE_MS = 60_000;
/** … and is broken if none comes in this time. */
const ANSWER_MS = 5_000;

/** One socket to the desk at a time, opened again whenever it is lost. What follows from what, `nextLink` decides. */
export class DeskSocket {
  readonly #hooks: Hooks;
  readonly #world: World;
  #link: Link = NO_LINK;
  #socket: WebSocket | null = null;
  #lead: number | null = null;
  /** What the desk was told last. */
  #told: number | null = null;
  #isResting = false;
  #cancel = () => {};

  constructor(hooks: Hooks, world: World = browserWorld) {
    this.#hooks = hooks;
    this.#world = world;
  }

  /** To be called at first, and when somebody comes back to the window or online: what waits is tried at once. */
  wake(): void {
    if (this.#world.isHidden()) return;
    if (this.#link.phase === "open") this.#probe();
    else this.#step({ kind: "due" });
  }

  /** Tells the others which lead is open here: at once, but not each of many that are passed by. */
  look(lead: number | null): void {
    this.#lead = lead;
    if (this.#isResting || this.#link.phase !== "open" || lead === this.#told) return;
    this.#sayLead();
    this.#isResting = true;
    this.#world.later(() => {
      this.#isResting = false;
      this.look(this.#lead);
    }, LOOK_EVERY_MS);
  }

  /** Closes the line for good. */
  stop(): void {
    this.#cancel();
    this.#hangUp();
    this.#link = NO_LINK;
  }

  #step(event: LinkEvent): void {
    const before = this.#link;
    this.#link = nextLink(before, event);
    if (this.#link === before) return;
    this.#cancel();
    if (this.#link.phase === "opening") this.#open();
    if (this.#link.phase === "waiting") this.#in(waitMs(this.#link, this.#world.chance()), () => this.wake());
    if (this.#link.phase === "open" && this.#lead !== null) this.#sayLead();
    this.#hooks.onLink(this.#link);
  }

  #open(): void {
    const socket = this.#world.open(this.#hooks.address());
    this.#socket = socket;
    this.#told = null;
    socket.addEventListener("message", ({ data }) => socket === this.#socket && this.#take(String(data)));
    socket.addEventListener("close", ({ code }) => socket === this.#socket && this.#lose(code));
    this.#in(OPENING_MS, () => this.#lose(BROKEN));
  }

  #take(text: string): void {
    const message = deskMessageSchema.safeParse(parsedJson(text));
    if (!message.success) {
      this.#hooks.onNonsense();
      this.#lose(BROKEN);
      return;
    }
    this.#hooks.onMessage(message.data);
    this.#step({ kind: "ready", at: this.#world.now() });
    this.#in(SILENCE_MS, () => this.#probe());
  }

  /** The desk answers each `looking` with who is here. */
  #probe(): void {
    this.#sayLead();
    this.#in(ANSWER_MS, () => this.#lose(BROKEN));
  }

  #sayLead(): void {
    const looking: Looking = { type: "looking", lead: this.#lead };
    this.#socket?.send(JSON.stringify(looking));
    this.#told = this.#lead;
  }

  #lose(code: number): void {
    this.#hangUp();
    this.#step({ kind: "lost", at: this.#world.now(), code });
    if (code === DESK_CLOSED.signedOut) this.#hooks.onSignedOut();
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #in(ms: number, act: () => void): void {
    this.#cancel();
    this.#cancel = this.#world.later(act, ms);
  }
}

const browserWorld: World = {
  now: () => Date.now(),
  chance: () => Math.random(),
  later: (act, ms) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  open: (address) => new WebSocket(address),
  isHidden: () => document.visibilityState === "hidden",
};
