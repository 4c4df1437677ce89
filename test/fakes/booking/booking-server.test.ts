import { describe, expect, it } from "vitest";
import { listenOnLoopback, readBody } from "../loopback-server.ts";
import type { BookingUris } from "./booking.ts";
import { startBookingServer } from "./booking-server.ts";
import { calendlySignature } from "./send-webhook.ts";

const BOOKING = {
  startTime: "2026-12-01T16:00:00.000Z",
  name: "Ada",
  email: "ada@example.com",
  timezone: "America/Edmonton",
  tracking: { utm_content: "the-reference", unknown: "dropped" },
};

function book(url: string, body: unknown): Promise<Response> {
  return fetch(new URL("/bookings", url), { method: "POST", body: JSON.stringify(body) });
}

it("signs as Calendly does", () => {
  expect(calendlySignature("test-signing-key", 1_700_000_000, '{"event":"invitee.created"}')).toBe(
    "t=1700000000,v1=35702d53e0c18f340fa3907a32ab5229ce2e29bf7919419d2408eeaf31335b7c",
  );
});

describe("a booking", () => {
  it("reaches the app as a signed webhook that carries the reference", async () => {
    const received = Promise.withResolvers<{ path: string; signature: string; body: string }>();
    const app = await listenOnLoopback(0, async (request, response) => {
      const signature = String(request.headers["calendly-webhook-signature"]);
      received.resolve({ path: request.url ?? "", signature, body: await readBody(request) });
      response.writeHead(404).end();
    });
    const server = await startBookingServer({ port: 0, appUrl: app.url, webhookSecret: "secret" });

    const response = await book(server.url, BOOKING);
    const uris: BookingUris = JSON.parse(await response.text());
    const { path, signature, body } = await received.promise;
    const time = Number(/^t=(\d+)/.exec(signature)?.[1]);
    await server.close();
    await app.close();

    expect(response.status).toBe(201);
    expect(path).toBe("/api/booking/webhook/calendly");
    expect(signature).toBe(calendlySignature("secret", time, body));
    expect(JSON.parse(body)).toMatchObject({
      event: "invitee.created",
      payload: {
        event: uris.event.uri,
        uri: uris.invitee.uri,
        email: "ada@example.com",
        tracking: { utm_content: "the-reference", utm_source: null },
      },
    });
    expect(body).not.toContain("dropped");
  });

  it("is marked as a no-show on the provider's own page, and that is taken back", async () => {
    const told: { event: string; payload: { uri: string } }[] = [];
    const app = await listenOnLoopback(0, async (request, response) => {
      told.push(JSON.parse(await readBody(request)));
      response.writeHead(200).end();
    });
    const server = await startBookingServer({ port: 0, appUrl: app.url, webhookSecret: "secret" });
    const uris: BookingUris = JSON.parse(await (await book(server.url, BOOKING)).text());
    const body = new URLSearchParams({ invitee: uris.invitee.uri });
    const press = async () =>
      (await fetch(new URL("/no-shows", server.url), { method: "POST", body })).text();
    expect(await press()).toContain("Not a no-show after all");
    expect(await press()).toContain("Mark as no-show");
    await server.close();
    await app.close();
    const events = told.map(({ event, payload }) => [event, payload.uri]);
    expect(events).toEqual([
      ["invitee.created", uris.invitee.uri],
      ["invitee_no_show.created", uris.invitee.uri],
      ["invitee_no_show.deleted", uris.invitee.uri],
    ]);
  });

  it("stands although the app is not there", async () => {
    const server = await startBookingServer({
      port: 0,
      appUrl: "http://localhost:9",
      webhookSecret: "secret",
    });
    const response = await book(server.url, BOOKING);
    await server.close();
    expect(response.status).toBe(201);
  });

  it.each([
    { ...BOOKING, name: " " },
    { ...BOOKING, email: "ada" },
    { ...BOOKING, startTime: "soon" },
    [],
    null,
  ])("is refused without a time, a name and an address: %o", async (body) => {
    const server = await startBookingServer({ port: 0, appUrl: "http://localhost:9", webhookSecret: "" });
    const response = await book(server.url, body);
    await server.close();
    expect(response.status).toBe(400);
  });
});
