import { consentMode } from "#domain/people/consent/consent-mode";
import type { ChannelSettings } from "#domain/delivery/channel-settings";
import { CHANNELS, type Channel } from "#domain/delivery/channels";
import { SENDING } from "../delivery/channels.ts";
import { isLoopback } from "../loopback.ts";
import { clientOf } from "./visitor/client-of.ts";
import type { AppContext } from "./context.ts";
import { appOrigin } from "./origin.ts";

/**
 * The messages that this request's visitor may cause (contract 2, 11). `slack`: whether a workspace is connected, if
 * that was just read; otherwise each message checks for itself.
 */
export function channelSettings(c: AppContext, { slack = true } = {}): ChannelSettings {
  const closed: Channel[] = [];
  if (!slack) closed.push("slack");
  if (c.req.header("sec-gpc") === "1") closed.push("meta");
  return { ...openChannels(c, closed), adConsentByDefault: visitorConsentMode(c) === "opt-out" };
}

/** What is set up for the origin that was called. */
export type Place = { env: Env; req: { url: string } };

/** The channels that are set up, without those that are closed to this visitor. */
export function openChannels(
  { env, req }: Place,
  closed: readonly Channel[] = [],
): Pick<ChannelSettings, "open" | "origin"> {
  const origin = appOrigin(env, req.url);
  const isOpen = (channel: Channel) => SENDING[channel].isSetUp(env) && !closed.includes(channel);
  // An e-mail without its link is useless. What endpoints of other programs are told, the database queues.
  const open = CHANNELS.filter(
    (channel) => channel !== "webhook" && isOpen(channel) && (channel !== "email" || origin !== null),
  );
  return { open, ...(!env.APP_ORIGIN && origin && { origin }) };
}

/** Depends on the country reported by the edge. Unknown countries are opt-in, except on loopback. */
export function visitorConsentMode(c: AppContext): "opt-in" | "opt-out" {
  const { country, region } = clientOf(c);
  return consentMode({ country, region, loopback: isLoopback(c.req.url) });
}
