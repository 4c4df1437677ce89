import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { bookingUris, webhookBody } from "../../fakes/booking/booking.ts";
import { sendWebhook } from "../../fakes/booking/send-webhook.ts";
import { repoRoot } from "../../tools/repo-root.mjs";

type More = { name?: string; joinUrl?: string };

/** Calendly tells of a call that a lead has booked. Gives the page on which it can be canceled. */
export async function bookCall(
  page: Page,
  email: string,
  startTime: string,
  { name = "Ada", joinUrl }: More = {},
): Promise<string> {
  const config = await page.request.get("/api/config");
  const vars = parseEnv(readFileSync(path.join(repoRoot, ".dev.vars"), "utf8"));
  const uris = bookingUris("https://api.calendly.com");
  const booking = { startTime, name, email, timezone: "UTC", tracking: {}, ...(joinUrl && { joinUrl }) };
  await sendWebhook({
    appUrl: new URL(config.url()).origin,
    secret: vars["BOOKING_WEBHOOK_SECRET"] ?? "",
    body: webhookBody("invitee.created", booking, uris),
  });
  return `https://calendly.com/cancellations/${uris.invitee.uri.split("/").at(-1)}`;
}
