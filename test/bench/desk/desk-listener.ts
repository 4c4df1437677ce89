import { deskMessageSchema, type DeskMessage } from "#domain/delivery/desk/desk-messages";

type Wait = {
  isIt: (message: DeskMessage) => boolean;
  hear: (at: number) => void;
  fail: (error: Error) => void;
};

/** A socket to the desk without a screen. */
export class DeskListener {
  readonly isReady: Promise<void>;
  readonly #socket: WebSocket;
  readonly #waits = new Set<Wait>();

  constructor(appUrl: string, cookie: string, after: number | null = null) {
    const address = new URL("/api/desk", appUrl.replace("http", "ws"));
    if (after !== null) address.searchParams.set("after", String(after));
    const init = { headers: { cookie, origin: appUrl } };
    // Node's WebSocket takes headers, of which the Worker's types know nothing.
    const socket: WebSocket = Reflect.construct(WebSocket, [address, init]);
    this.#socket = socket;
    this.isReady = this.hears(({ type }) => type === "ready").then(() => {});
    socket.addEventListener("message", ({ data }) => this.#take(String(data)));
    socket.addEventListener("close", () => {
      for (const { fail } of this.#waits) fail(new Error("The desk has hung up."));
    });
  }

  /** When (ms since 1970) the first message comes that is like this. */
  hears(isIt: (message: DeskMessage) => boolean): Promise<number> {
    return new Promise((hear, fail) => this.#waits.add({ isIt, hear, fail }));
  }

  close(): void {
    this.#waits.clear();
    this.#socket.close();
  }

  #take(text: string): void {
    const at = Date.now();
    const message = deskMessageSchema.parse(JSON.parse(text));
    for (const wait of this.#waits) {
      if (!wait.isIt(message)) continue;
      this.#waits.delete(wait);
      wait.hear(at);
    }
  }
}
