import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { listenOnLoopback, readBody, type LoopbackServer } from "../loopback-server.ts";
import { eventPage, profilePage } from "./booking-page.ts";
import { bookingUris, inviteeCreated, parseBooking } from "./booking.ts";
import { sendWebhook } from "./send-webhook.ts";

type BookingOptions = { port: number; appUrl: string; webhookSecret: string };

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
) {
  const booking = parseBooking(await readBody(request));
  if (!booking) return send(response, 400, "application/json", '{"message":"a time, a name and an address"}');
  const uris = bookingUris(origin);
  send(response, 201, "application/json", JSON.stringify(uris));
  await sendWebhook({
    appUrl: options.appUrl,
    secret: options.webhookSecret,
    body: inviteeCreated(booking, uris),
  });
}

/**
 * A small booking provider: a page that runs in a frame and posts Calendly's messages to it, and the
 * signed webhook that Calendly sends for a booking.
 */
export async function startBookingServer(options: BookingOptions): Promise<LoopbackServer> {
  const server = await listenOnLoopback(options.port, (request, response) => {
    const url = new URL(request.url ?? "/", server.url);
    if (request.method === "POST" && url.pathname === "/bookings") {
      book(request, response, server.url, options).catch(() => response.destroy());
      return;
    }
    if (url.pathname === "/booking.js") return send(response, 200, "text/javascript; charset=utf-8", SCRIPT);
    if (url.pathname === "/") return send(response, 200, HTML, profilePage());
    if (url.pathname === "/strategy-call") {
      const prefill = (name: string) => url.searchParams.get(name) ?? "";
      return send(response, 200, HTML, eventPage({ name: prefill("name"), email: prefill("email") }));
    }
    send(response, 404, "text/plain; charset=utf-8", "Not found");
  });
  return server;
}
