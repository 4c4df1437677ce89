import { deskMessageSchema, type DeskMessage } from "#domain/delivery/desk/desk-messages";
import { accessToken } from "../../../fakes/access/access-token.ts";
import { api, TEST_ORIGIN } from "../../../setup/api.ts";
import { testIssuer } from "../../../setup/as-staff.ts";

type Visit = {
  who?: string;
  after?: number | string;
  /** Replaces headers of the upgrade; undefined leaves one out. */
  headers?: Record<string, string | undefined>;
  /** Claims of the token that differ from a fresh sign-in's. */
  claims?: Record<string, unknown>;
};

/** Asks for a socket, as the dashboard of a signed-in member of staff does. */
export async function askForDesk({ who = "ada@example.com", after, headers = {}, claims = {} }: Visit = {}) {
  const token = await accessToken(testIssuer(), who, claims);
  const all = { cookie: `CF_Authorization=${token}`, upgrade: "websocket", origin: TEST_ORIGIN, ...headers };
  const given = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const query = after === undefined ? "" : `?after=${after}`;
  return api(`/api/desk${query}`, { headers: Object.fromEntries(given) });
}

export type DeskClient = Awaited<ReturnType<typeof openDesk>>;

/** An open socket to the desk. `next` gives its messages in turn, each of which must be one of the contract's. */
export async function openDesk(visit: Visit = {}) {
  const answer = await askForDesk(visit);
  const socket = answer.webSocket;
  if (!socket) throw new Error(`The desk answered ${answer.status} ${await answer.text()}`);
  const messages: DeskMessage[] = [];
  const waiting: ((message: DeskMessage) => void)[] = [];
  socket.addEventListener("message", ({ data }) => {
    const message = deskMessageSchema.parse(JSON.parse(String(data)));
    const first = waiting.shift();
    if (first) first(message);
    else messages.push(message);
  });
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener("close", ({ code }) => resolve(code));
  });
  socket.accept();

  const next = (): Promise<DeskMessage> => {
    const known = messages.shift();
    return known ? Promise.resolve(known) : new Promise((resolve) => waiting.push(resolve));
  };
  /** The next message of a type, past all others. */
  const nextOf = async <Type extends DeskMessage["type"]>(type: Type) => {
    for (;;) {
      const message = await next();
      if (isOf(message, type)) return message;
    }
  };
  return {
    next,
    nextOf,
    /** Messages that came and were not asked for yet. */
    unread: messages,
    closed,
    send: (message: unknown) =>
      socket.send(
        typeof message === "string" || message instanceof ArrayBuffer ? message : JSON.stringify(message),
      ),
    close: () => socket.close(1000),
  };
}

function isOf<Type extends DeskMessage["type"]>(
  message: DeskMessage,
  type: Type,
): message is Extract<DeskMessage, { type: Type }> {
  return message.type === type;
}
