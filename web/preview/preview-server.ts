import type { Content } from "#domain/content/content";
import type { SoldOffer } from "#domain/offers/offer";
import * as z from "zod/mini";
import { previewedChat } from "./previewed-chat.ts";
import { previewedHub } from "./previewed-hub.ts";

export type Site = {
  /** `/preview/{token}` */
  base: string;
  /** The draft as it is by now. */
  read: () => Content;
  offers: readonly SoldOffer[];
  hubHours: number;
  canBook: boolean;
};

const CORRECTION = /^\/api\/chat\/[^/]+\/collected$/;
const OFFER = /^\/api\/tier-configs\/\d+$/;

const bodySchema = z.object({
  sessionId: z.optional(z.string()),
  answers: z.optional(z.unknown()),
  name: z.optional(z.string()),
  businessUrl: z.optional(z.string()),
  message: z.optional(z.string()),
});
type Body = z.infer<typeof bodySchema>;

/**
 * Answers a page's calls in the tab's memory, and stores and sends nothing. Only answers without a name go to the
 * server, which says what the rules in force make of them.
 */
export function previewServer(site: Site, network: typeof fetch): typeof fetch {
  const { base, read, offers, hubHours, canBook } = site;
  const chat = previewedChat(read, offers);
  const hub = previewedHub(base, hubHours, network);
  const bookingUrl = canBook ? `${location.origin}${base}/booking` : null;
  const answered = async (pathname: string, body: Body, sent: unknown): Promise<object> => {
    const { sessionId } = body;
    if (pathname === "/api/config")
      return { metaPixelId: null, bookingUrl, consentMode: "opt-out", gpc: false };
    if (pathname === "/api/assessment/submit") return { sessionId, ...(await hub.ofQuiz(body)) };
    if (pathname === "/api/assessment/complete")
      return { sessionId, ...(await hub.ofChat(chat.known().collected)) };
    if (pathname === "/api/chat/init") return begun(chat.begin(body.message ?? ""));
    if (pathname === "/api/chat/analyze") return chat.known();
    if (CORRECTION.test(pathname)) {
      chat.correct(sent);
      return { ok: true, ...chat.known() };
    }
    if (pathname.startsWith("/api/hub/")) return hub.at(pathname.replace(/^\/api/, ""));
    return { ok: true, ...QUIET };
  };
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    // What an offer says is public, and being read leaves no trace.
    if (OFFER.test(pathname)) return network(pathname);
    const sent = jsonOf(init?.body);
    const { data: body = {} } = bodySchema.safeParse(sent);
    if (pathname === "/api/chat/message") return reply(chat.say(body.message ?? ""));
    return Response.json(await answered(pathname, body, sent));
  };
}

/** What a call that only tells something is answered with: nobody is asked, called, booked or known. */
const QUIET = {
  messageCount: 0,
  isNearLimit: false,
  isAtLimit: false,
  collected: {},
  progress: 0,
  sources: {},
  asked: false,
  call: null,
  state: "none",
  phone: null,
  usualMinutes: null,
  nextOpening: null,
};

/** A chat that has begun with this greeting. */
function begun(said: readonly string[]) {
  return {
    ok: true,
    messageCount: 0,
    messages: said.map((content) => ({ role: "assistant", content })),
    collected: {},
    progress: 0,
    completed: false,
  };
}

function reply({ reply: content, messageCount }: { reply: string; messageCount: number }): Response {
  const events = [{ content }, { done: true, messageCount }];
  const lines = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
  return new Response(lines, { headers: { "Content-Type": "text/event-stream" } });
}

function jsonOf(body: unknown): unknown {
  try {
    return typeof body === "string" ? JSON.parse(body) : null;
  } catch {
    return null;
  }
}
