import type { DeskMessage } from "#domain/delivery/desk/desk-messages";
import type { Page, WebSocketRoute } from "@playwright/test";

export type DeskLine = Awaited<ReturnType<typeof layLine>>;

/** A page's line to the desk in a journey's hands. To be laid before the page is opened. */
export async function layLine(page: Page) {
  const open = new Set<WebSocketRoute>();
  const heard: string[] = [];
  let held: (() => void)[] | null = null;
  let isUp = true;
  let attempts = 0;
  await page.routeWebSocket(/\/api\/desk(\?|$)/, (socket) => {
    attempts += 1;
    if (!isUp) return void socket.close({ code: 1013 });
    open.add(socket);
    const server = socket.connectToServer();
    server.onMessage((message) => {
      heard.push(String(message));
      const pass = () => open.has(socket) && socket.send(message);
      if (held) held.push(pass);
      else pass();
    });
    // Whoever listens for the end closes the other side, too: the desk takes ten lines of one person.
    socket.onClose(() => {
      open.delete(socket);
      void server.close();
    });
  });
  const hangUp = async (code: number) => {
    const cut = [...open];
    open.clear();
    await Promise.all(cut.map((socket) => socket.close({ code })));
  };
  return {
    /** How often the page has tried to open it. */
    attempts: () => attempts,
    /** How many are open: never more than one. */
    count: () => open.size,
    /** What has come from the desk, as text. */
    heard,
    /** The messages that have named a lead. */
    named: (id: number) => heard.filter((text) => new RegExp(`"entityId":${id}\\b`).test(text)),
    hangUp,
    /** From now on it is refused. */
    cut: async () => {
      isUp = false;
      await hangUp(1011);
    },
    mend: () => {
      isUp = true;
    },
    /** What the desk says comes when it is let through. */
    hold: () => {
      held ??= [];
    },
    letThrough: () => {
      const waiting = held ?? [];
      held = null;
      for (const pass of waiting) pass();
    },
    /** Says something in the desk's name. */
    say: (message: DeskMessage | string) => {
      for (const socket of open) socket.send(typeof message === "string" ? message : JSON.stringify(message));
    },
  };
}
