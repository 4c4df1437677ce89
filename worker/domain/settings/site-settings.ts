import * as z from "zod/mini";
import { BOOKING_HOSTS, isBookingHost } from "../booking/booking-hosts.ts";
import { once } from "../once.ts";
import { freeText } from "../text.ts";

/** What owners set without a deploy. Until they do, each is what its var of the deployment says (contract 21). */
export const SITE_SETTING_KEYS = [
  "booking_url",
  "sender_name",
  "sender_postal_address",
  "meta_pixel_id",
  "meta_test_event_code",
] as const;
export type SiteSettingKey = (typeof SITE_SETTING_KEYS)[number];

/** The vars that they stand for. */
export type SiteVars = Record<
  "BOOKING_URL" | "EMAIL_FROM" | "SENDER_POSTAL_ADDRESS" | "META_PIXEL_ID" | "META_TEST_EVENT_CODE",
  string
>;

/** The only parts of URL used here; it is a global wherever this code runs. */
declare const URL: {
  new (url: string): { protocol: string; hostname: string; username: string };
  canParse(url: string): boolean;
};

const LOCAL_HOSTS = ["localhost", "127.0.0.1"];
const listed = once(() => new Intl.ListFormat("en-US", { type: "disjunction" }).format(BOOKING_HOSTS));

/** Empty means that it is off. */
const orOff = <Schema extends z.ZodMiniType>(schema: Schema) => z.union([z.literal(""), schema]);

function matching(pattern: RegExp, error: string) {
  return z.string({ error }).check(
    z.trim(),
    z.refine((text) => text === "" || pattern.test(text), { error }),
  );
}

/** Each as it is stored. */
export const SITE_VALUES = {
  booking_url: z.string({ error: "Please enter an address" }).check(
    z.trim(),
    z.maxLength(500, { error: "Please use at most 500 characters", abort: true }),
    z.refine((text) => text === "" || isBookingPage(text), {
      error: () => `Please enter an https address at ${listed()}`,
    }),
  ),
  sender_name: orOff(
    freeText(80).check(
      z.refine((text) => !/[<>"@,;:\\]/.test(text), { error: 'Please leave out < > " @ , ; : and \\' }),
    ),
  ),
  sender_postal_address: orOff(freeText(200)),
  meta_pixel_id: matching(/^\d{5,20}$/, "Please enter the pixel’s number"),
  meta_test_event_code: matching(/^[\w-]{1,40}$/, "Please enter the code exactly as Events Manager shows it"),
} satisfies Record<SiteSettingKey, z.ZodMiniType>;

/** The page of a known provider; on this machine also its stand-in. */
function isBookingPage(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  if (isLocalPage(text)) return true;
  return protocol === "https:" && username === "" && isBookingHost(hostname);
}

/** Whether a booking page is one of this machine, which no visitor from elsewhere could open. */
export function isLocalPage(text: string): boolean {
  return URL.canParse(text) && LOCAL_HOSTS.includes(new URL(text).hostname);
}

/** What each setting is while nobody has stored it. */
export function firstSiteValues(vars: SiteVars): Record<SiteSettingKey, string> {
  return {
    booking_url: vars.BOOKING_URL,
    sender_name: senderOf(vars.EMAIL_FROM).name,
    sender_postal_address: vars.SENDER_POSTAL_ADDRESS,
    meta_pixel_id: vars.META_PIXEL_ID,
    meta_test_event_code: vars.META_TEST_EVENT_CODE,
  };
}

/** The vars as the stored settings have them. The address that mail comes from stays the deployment's. */
export function varsWith(vars: SiteVars, stored: Partial<Record<SiteSettingKey, string>>): SiteVars {
  const values = { ...firstSiteValues(vars), ...stored };
  return {
    BOOKING_URL: values.booking_url,
    EMAIL_FROM:
      stored.sender_name === undefined ? vars.EMAIL_FROM : fromText(vars.EMAIL_FROM, stored.sender_name),
    SENDER_POSTAL_ADDRESS: values.sender_postal_address,
    META_PIXEL_ID: values.meta_pixel_id,
    META_TEST_EVENT_CODE: values.meta_test_event_code,
  };
}

function fromText(from: string, name: string): string {
  const { email } = senderOf(from);
  return email !== "" && name !== "" ? `${name} <${email}>` : email;
}

/** `BPM <hello@bpm.example>` or a bare address; the name is empty if there is none. */
export function senderOf(text: string): { name: string; email: string } {
  const [, name = "", email = ""] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  return email === "" ? { name: "", email: text.trim() } : { name, email };
}
