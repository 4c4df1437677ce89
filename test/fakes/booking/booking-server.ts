import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { listenOnLoopback, readBody, type LoopbackServer } from "../loopback-server.ts";
import { eventPage, profilePage } from "./booking-page.ts";
import {
  bookingUris,
  parseBooking,
  webhookBody,
  type BookingNews,
  type BookingRequest,
  type BookingUris,
} from "./booking.ts";
import { sendWebhook } from "./send-webhook.ts";

type BookingOptions = { port: number; appUrl: string; webhookSecret: string };
type Booked = { booking: BookingRequest; uris: BookingUris; isMissed: boolean };

const HTML = "text/html; charset=utf-8";
const SCRIPT = readFileSync(path.join(import.meta.dirname, "booking-page-script.js"), "utf8");

function send(response: ServerResponse, status: number, type: string, body: string): void {
  // No frame-ancestors: the page is made to run in the app's frame.
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(body);
}

async function book(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  options: BookingOptions,
  booked: Booked[],
) {
  const booking = parseBooking(await readBody(request));
  if (!booking) return send(response, 400, "application/json", '{"message":"a time, a name and an address"}');
  const uris = bookingUris(origin);
  booked.push({ booking, uris, isMissed: false });
  send(response, 201, "application/json", JSON.stringify(uris));
  await tell(options, "invitee.created", { booking, uris });
}

/** Marks a call as a no-show, or takes that back. */
async function mark(
  request: IncomingMessage,
  response: ServerResponse,
  options: BookingOptions,
  booked: Booked[],
) {
  const invitee = new URLSearchParams(await readBody(request)).get("invitee");
  const one = booked.find(({ uris }) => uris.invitee.uri === invitee);
  if (!one) return send(response, 404, "text/plain; charset=utf-8", "Not found");
  one.isMissed = !one.isMissed;
  await tell(options, one.isMissed ? "invitee_no_show.created" : "invitee_no_show.deleted", one);
  response.writeHead(303, { location: "/" }).end();
}

function tell(
  { appUrl, webhookSecret: secret }: BookingOptions,
  news: BookingNews,
  { booking, uris }: Pick<Booked, "booking" | "uris">,
) {
  return sendWebhook({ appUrl, secret, body: webhookBody(news, booking, uris) });
}

/**
 * A small booking provider: a page that runs in a frame and posts Calendly's messages to it, and the
 * signed webhooks that Calendly sends for a booking and for a no-show, which its first page marks.
 */
export async function startBookingServer(options: BookingOptions): Promise<LoopbackServer> {
  const booked: Booked[] = [];
  const server = await listenOnLoopback(options.port, (request, response) => {
    const url = new URL(request.url ?? "/", server.url);
    if (request.method === "POST" && url.pathname === "/bookings") {
      book(request, response, server.url, options, booked).catch(() => response.destroy());
      return;
    }
    if (request.method === "POST" && url.pathname === "/no-shows") {
      mark(request, response, options, booked).catch(() => response.destroy());
      return;
    }
    if (url.pathname === "/booking.js") return send(response, 200, "text/javascript; charset=utf-8", SCRIPT);
    if (url.pathname === "/") {
      const listed = booked.map(({ booking: { name, startTime }, uris, isMissed }) => {
        return { name, startTime, invitee: uris.invitee.uri, isMissed };
      });
      return send(response, 200, HTML, profilePage(listed));
    }
    if (url.pathname === "/strategy-call") {
      const prefill = (name: string) => url.searchParams.get(name) ?? "";
      return send(response, 200, HTML, eventPage({ name: prefill("name"), email: prefill("email") }));
    }
    send(response, 404, "text/plain; charset=utf-8", "Not found");
  });
  return server;
}
