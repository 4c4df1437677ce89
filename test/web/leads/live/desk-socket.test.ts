import { DESK_CLOSED, type DeskMessage } from "#domain/delivery/desk/desk-messages";
import { describe, expect, test } from "vitest";
import { DeskSocket, type World } from "../../../../web/features/leads/live/desk-socket.ts";
import { isPaused, type Link } from "../../../../web/features/leads/live/desk-link.ts";

/** A socket as the browser's, of which the test is the other end. */
class OtherEnd extends EventTarget {
  readonly sent: unknown[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
  }
  say(message: DeskMessage | string): void {
    const data = typeof message === "string" ? message : JSON.stringify(message);
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  hangUp(code = 1006): void {
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

/** A browser whose time the test passes. */
function setUp() {
  const sockets: OtherEnd[] = [];
  const heard: (DeskMessage | "nonsense" | "signed out")[] = [];
  const links: Link[] = [];
  const timers = new Set<{ at: number; act: () => void }>();
  let now = 0;
  const browser = { isHidden: false };
  const world: World = {
    now: () => now,
    chance: () => 1,
    later: (act, ms) => {
      const timer = { at: now + ms, act };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    open: () => {
      const end = new OtherEnd();
      sockets.push(end);
      return end as unknown as WebSocket;
    },
    isHidden: () => browser.isHidden,
  };
  const hooks = {
    address: () => "ws://localhost/api/desk",
    onMessage: (message: DeskMessage) => void heard.push(message),
    onNonsense: () => void heard.push("nonsense"),
    onSignedOut: () => void heard.push("signed out"),
    onLink: (link: Link) => void links.push(link),
  };
  const pass = (ms: number) => {
    for (const end = now + ms; now < end; now += 100) {
      for (const timer of timers) if (timer.at <= now + 100 && timers.delete(timer)) timer.act();
    }
  };
  const last = () => {
    const end = sockets.at(-1);
    if (!end) throw new Error("No socket was opened");
    return end;
  };
  const desk = new DeskSocket(hooks, world);
  desk.wake();
  return { desk, sockets, heard, links, pass, last, browser, timers };
}

const ready: DeskMessage = { type: "ready", cursor: 7 };
const nobody: DeskMessage = { type: "people", people: [] };

describe("the socket to the desk", () => {
  test("is one, however often somebody comes back to the window", () => {
    const { desk, sockets, last } = setUp();
    desk.wake();
    last().say(ready);
    desk.wake();
    expect(sockets).toHaveLength(1);
  });

  test("is tried again at growing intervals; the third failure pauses what is live, and a success ends that", () => {
    const { sockets, last, pass, links } = setUp();
    for (const [count, ms] of [2_000, 4_000].entries()) {
      last().hangUp();
      pass(ms - 200);
      expect(sockets).toHaveLength(count + 1);
      pass(300);
      expect(sockets).toHaveLength(count + 2);
    }
    expect(links.some(isPaused)).toBe(false);
    last().hangUp();
    expect(links.at(-1)).toSatisfy(isPaused);
    pass(8_000);
    last().say(ready);
    expect(links.at(-1)).not.toSatisfy(isPaused);
  });

  test("is tried at once when somebody comes back", () => {
    const { desk, sockets, last } = setUp();
    last().hangUp();
    desk.wake();
    expect(sockets).toHaveLength(2);
  });

  test("waits while nobody looks", () => {
    const { desk, sockets, last, pass, browser } = setUp();
    last().hangUp();
    browser.isHidden = true;
    pass(60_000);
    expect(sockets).toHaveLength(1);
    browser.isHidden = false;
    desk.wake();
    expect(sockets).toHaveLength(2);
  });

  test.each(["not JSON", '{"type":"surprise"}', '{"type":"changes","cursor":-1,"changes":[]}'])(
    "is left and opened again after a message that is none: %s",
    (text) => {
      const { sockets, last, pass, heard } = setUp();
      const first = last();
      first.say(ready);
      first.say(text);
      expect([first.isClosed, heard]).toEqual([true, [ready, "nonsense"]]);
      pass(2_100);
      expect(sockets).toHaveLength(2);
      // What the one that was left still says counts for nothing.
      first.say(nobody);
      first.hangUp();
      expect([sockets.length, heard.length]).toEqual([2, 2]);
    },
  );

  test("says which lead is open, once it may, and after it was lost again", () => {
    const { desk, last, pass } = setUp();
    desk.look(21);
    expect(last().sent).toEqual([]);
    last().say(ready);
    desk.look(21);
    desk.look(null);
    pass(300);
    expect(last().sent).toEqual([
      { type: "looking", lead: 21 },
      { type: "looking", lead: null },
    ]);
    desk.look(4);
    last().hangUp();
    pass(2_100);
    last().say(ready);
    expect(last().sent).toEqual([{ type: "looking", lead: 4 }]);
  });

  test("says so of each lead that is stayed with, and not of those that are passed by", () => {
    const { desk, last, pass } = setUp();
    last().say(ready);
    for (let lead = 1; lead <= 50; lead++) desk.look(lead);
    desk.look(1);
    desk.look(50);
    expect(last().sent).toEqual([{ type: "looking", lead: 1 }]);
    pass(300);
    for (let lead = 51; lead <= 99; lead++) desk.look(lead);
    desk.look(50);
    pass(1000);
    expect(last().sent).toEqual([1, 50, 51, 50].map((lead) => ({ type: "looking", lead })));
    desk.look(7);
    last().hangUp();
    desk.look(null);
    pass(2_100);
    last().say(ready);
    pass(300);
    desk.look(7);
    expect(last().sent).toEqual([{ type: "looking", lead: 7 }]);
  });

  test("comes again after it has said too much, unlike after what the desk does not take", () => {
    const { sockets, last, pass } = setUp();
    last().say(ready);
    last().hangUp(DESK_CLOSED.tooOften);
    pass(5_000);
    expect(sockets).toHaveLength(2);
  });

  test("asks for a sign of life after a minute's silence, and is left if there is none", () => {
    const { sockets, last, pass } = setUp();
    last().say(ready);
    pass(60_100);
    expect(last().sent).toEqual([{ type: "looking", lead: null }]);
    last().say(nobody);
    pass(59_000);
    expect([sockets.length, last().sent.length]).toEqual([1, 1]);
    pass(6_200);
    expect(sockets[0]?.isClosed).toBe(true);
    pass(2_100);
    expect(sockets).toHaveLength(2);
  });

  test("is left if it takes too long to open", () => {
    const { sockets, pass } = setUp();
    pass(12_300);
    expect(sockets[0]?.isClosed).toBe(true);
    expect(sockets).toHaveLength(2);
  });

  test("has the sign-in looked at when that has run out", () => {
    const { last, heard } = setUp();
    last().say(ready);
    last().hangUp(DESK_CLOSED.signedOut);
    expect(heard).toEqual([ready, "signed out"]);
  });

  test("is not opened again after we were not understood", () => {
    const { desk, sockets, last, pass } = setUp();
    last().say(ready);
    last().hangUp(DESK_CLOSED.badMessage);
    pass(120_000);
    desk.wake();
    expect(sockets).toHaveLength(1);
  });

  test("leaves nothing behind", () => {
    const { desk, sockets, last, pass, timers } = setUp();
    last().say(ready);
    desk.stop();
    expect([last().isClosed, timers.size]).toEqual([true, 0]);
    last().hangUp();
    pass(120_000);
    expect(sockets).toHaveLength(1);
  });
});
