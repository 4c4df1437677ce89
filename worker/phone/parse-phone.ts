import type { PhoneFault, RefusedPhone } from "#domain/calls/phone-fault";
import {
  isSupportedCountry,
  parsePhoneNumberWithError,
  ParseError,
  validatePhoneNumberLength,
  type CountryCode,
  type NumberType,
  type PhoneNumber,
} from "libphonenumber-js/max";

/** `number` is E.164. An extension is not part of it. */
export type ParsedPhone = { ok: true; number: string } | RefusedPhone;

/** No number is longer in any spelling, its extension included. */
const TEXT_MAX = 60;

/** Marks that control a text's direction or join its characters: they come along when a number is copied. */
const INVISIBLE = /\p{Cf}/gu;

/** Mexican mobiles as WhatsApp writes them, with the 1 that was part of them until 2019. */
const MEXICAN_MOBILE = /^(?:\+|00)\s?52[\s().-]*1(?=(?:[\s().-]*\d){10}$)/;

/** Shorter ones are numbers of somebody's own country. */
const WITH_CODE_MIN = 11;

const REFUSED_TYPES: { [type in Exclude<NumberType, undefined>]?: PhoneFault } = {
  PREMIUM_RATE: "premium",
  // Follow-me numbers, such as the British 070, are charged like premium ones.
  PERSONAL_NUMBER: "premium",
  SHARED_COST: "shared_cost",
  PAGER: "no_voice",
  VOICEMAIL: "no_voice",
};

/**
 * Parses a phone number as people write it: with or without country code, with + or 00, brackets and an extension.
 * `country` (ISO 3166) is where a number without a country code belongs; null, or one unknown, where that is not known.
 */
export function parsePhone(text: string, country: string | null): ParsedPhone {
  const written = text
    .replace(INVISIBLE, "")
    .replace(/^\s*tel:/i, "")
    .trim();
  if (written === "") return refused("missing");
  if (written.length > TEXT_MAX) return refused("too_long");
  const home = country !== null && isSupportedCountry(country) ? country : undefined;
  const phone = readings(written, home).find((reading) => reading.isValid());
  if (phone) return judged(phone);
  const meant = withoutPlus(written);
  return meant ? { ok: false, fault: "no_plus", meant } : refused(faultOf(written, home));
}

/** A number in E.164, with its digits in the groups in which people read them out. */
export function displayPhone(number: string): string {
  return parsePhoneNumberWithError(number).formatInternational();
}

function judged(phone: PhoneNumber): ParsedPhone {
  const type = phone.getType();
  // Numbers without a country belong to satellites and international services.
  const fault = phone.isNonGeographic() ? "premium" : type && REFUSED_TYPES[type];
  return fault ? refused(fault) : { ok: true, number: phone.number };
}

/** What the text may mean, likeliest first. */
function readings(written: string, home: CountryCode | undefined): PhoneNumber[] {
  const asWritten = read(written, home);
  const from00 = written.startsWith("00") ? read(`+${written.slice(2)}`, home) : null;
  const withCode = asWritten && lacksPlus(written, asWritten) ? read(`+${written}`, home) : null;
  return [withCode, asWritten, from00].filter((reading) => reading !== null);
}

/** '49 151 …' in Germany, where a national number is written with a 0, has its country code without the +. */
function lacksPlus(written: string, asNational: PhoneNumber): boolean {
  return written.startsWith(asNational.countryCallingCode) && asNational.formatNational().startsWith("0");
}

/** The number that begins with a country code if only its + is missing; as that is uncertain, the visitor is asked. */
function withoutPlus(written: string): string | null {
  const isLong = written.replace(/\D/g, "").length >= WITH_CODE_MIN;
  const meant = /^[1-9(]/.test(written) && isLong ? read(`+${written}`, undefined) : null;
  return meant?.isValid() ? meant.formatInternational() : null;
}

function read(text: string, home: CountryCode | undefined): PhoneNumber | null {
  try {
    return parsePhoneNumberWithError(text.replace(MEXICAN_MOBILE, "+52"), {
      ...(home && { defaultCountry: home }),
      extract: false,
    });
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}

function faultOf(written: string, home: CountryCode | undefined): PhoneFault {
  const isInternational = /^([+＋]|00)/.test(written);
  switch (validatePhoneNumberLength(written.replace(/^00/, "+"), home)) {
    case "TOO_SHORT":
      return "too_short";
    case "TOO_LONG":
      return "too_long";
    case "NOT_A_NUMBER":
      return "letters";
    case "INVALID_COUNTRY":
      return isInternational ? "unknown_country_code" : "no_country_code";
    case "INVALID_LENGTH":
    case undefined:
      return isInternational ? "unknown_number" : "not_of_country";
  }
}

function refused(fault: PhoneFault): ParsedPhone {
  return { ok: false, fault };
}
