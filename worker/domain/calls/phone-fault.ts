/** What can be wrong with a phone number, and what people read about it. worker/phone parses the numbers themselves. */
export const PHONE_FAULTS = {
  missing: "Please enter your phone number.",
  letters: "Please use digits only, without letters or other signs.",
  too_short: "This number is too short. Please check that no digit is missing.",
  too_long: "This number is too long. Please enter one number only.",
  no_country_code: "Please begin with + and your country code, for example +1 or +44.",
  no_plus: "Did you mean {number}? Then please begin with the +.",
  unknown_country_code: "We don’t know this country code. Please check the digits after the +.",
  not_of_country: "This is not a phone number in {country}. For another country, begin with + and its code.",
  unknown_number: "There is no such number. Please check the digits.",
  premium: "Calls to this number cost extra. Please give a mobile or landline number.",
  shared_cost: "This is a shared-cost number. Please give a mobile or landline number.",
  no_voice: "Nobody can answer at this number. Please give a mobile or landline number.",
} as const;

export type PhoneFault = keyof typeof PHONE_FAULTS;

/** A number that is not accepted, with what it may mean if the visitor is asked. */
export type RefusedPhone = { ok: false; fault: PhoneFault; meant?: string };

/** The sentence for the field. `country` is the ISO 3166 code that the number was read with. */
export function phoneFaultText({ fault, meant = "" }: RefusedPhone, country: string | null): string {
  return PHONE_FAULTS[fault]
    .replace("{country}", () => countryName(country))
    .replace("{number}", () => meant);
}

function countryName(country: string | null): string {
  const name = country === null ? undefined : new Intl.DisplayNames("en", { type: "region" }).of(country);
  return name ?? "your country";
}
