import { timeZoneOf } from "#domain/time/time-zone";
import type { AppContext } from "../context.ts";

/** Facts about a visitor known to the edge. Only headers that Cloudflare sets itself are trusted. */
export type Client = {
  ipAddress: string | null;
  userAgent: string | null;
  country: string | null;
  region: string | null;
  /** An IANA time zone, as the edge guesses it from the address. */
  timeZone: string | null;
};

const USER_AGENT_MAX = 512;

export function clientOf(c: AppContext): Client {
  const cf = c.req.raw.cf;
  return {
    ipAddress: c.req.header("cf-connecting-ip") ?? null,
    userAgent: c.req.header("user-agent")?.slice(0, USER_AGENT_MAX) ?? null,
    country: typeof cf?.country === "string" ? cf.country : null,
    region: typeof cf?.regionCode === "string" ? cf.regionCode : null,
    timeZone: timeZoneOf(cf?.timezone),
  };
}

/** The address that rate limits count by, as reported by the edge. */
export function clientAddress(c: AppContext): string {
  return c.req.header("cf-connecting-ip") ?? "unknown";
}
