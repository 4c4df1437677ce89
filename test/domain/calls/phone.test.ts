import { PHONE_FAULTS, phoneFaultText, type PhoneFault } from "#domain/calls/phone-fault";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePhone } from "../../../worker/phone/parse-phone.ts";

const ACCEPTED: readonly [text: string, country: string | null, number: string][] = [
  // National spellings, of where the visitor is.
  ["(403) 555-0123", "CA", "+14035550123"],
  ["403.555.0123", "CA", "+14035550123"],
  ["1-403-555-0123", "CA", "+14035550123"],
  ["030 1234567", "DE", "+49301234567"],
  ["0 30 / 123 45 67", "DE", "+49301234567"],
  ["0160 1234567", "DE", "+491601234567"],
  ["020 7946 0958", "GB", "+442079460958"],
  ["06 1234 5678", "IT", "+390612345678"],
  ["8 (912) 345-67-89", "RU", "+79123456789"],
  ["11 15-2345-6789", "AR", "+5491123456789"],
  // International ones, wherever the visitor is.
  ["+49 160 1234567", "CA", "+491601234567"],
  ["+49 (0)30 1234567", null, "+49301234567"],
  ["+44 (0)20 7946 0958", "US", "+442079460958"],
  ["0049 30 1234567", "DE", "+49301234567"],
  ["0049 30 1234567", "CA", "+49301234567"],
  ["0049 30 1234567", null, "+49301234567"],
  ["011 49 30 1234567", "CA", "+49301234567"],
  ["+1 403 555 0123", "XX", "+14035550123"],
  // The country code without its +: read as a national number it would be a stranger's.
  ["49 151 12345678", "DE", "+4915112345678"],
  ["4915112345678", "DE", "+4915112345678"],
  ["44 20 7946 0958", "GB", "+442079460958"],
  ["391 234 5678", "IT", "+393912345678"],
  ["14035550123", "CA", "+14035550123"],
  // Mexican mobiles as WhatsApp writes them.
  ["+52 1 55 5123 4567", "US", "+525551234567"],
  ["+5215551234567", null, "+525551234567"],
  ["0052 1 (55) 5123-4567", "MX", "+525551234567"],
  ["+52 55 5123 4567", "US", "+525551234567"],
  // Extensions are no part of a number.
  ["403 555 0123 ext. 45", "CA", "+14035550123"],
  ["403 555 0123 x45", "CA", "+14035550123"],
  ["+1 403 555 0123;ext=45", "CA", "+14035550123"],
  // Other digits, and what comes along when a number is copied.
  ["＋１ ４０３ ５５５ ０１２３", "CA", "+14035550123"],
  ["４０３−５５５−０１２３", "CA", "+14035550123"],
  ["+٤٩ ٣٠ ١٢٣٤٥٦٧", "CA", "+49301234567"],
  ["\u202a+1 403 555 0123\u202c", "CA", "+14035550123"],
  ["\u200f+49\u00a030\u00a01234567\u200e", "CA", "+49301234567"],
  ["\ufeff403 555 0123\u200b", "CA", "+14035550123"],
  ["  tel:+1-403-555-0123\n", "CA", "+14035550123"],
  // Free to call, so nobody is charged for calling back.
  ["800 555 1234", "US", "+18005551234"],
  ["0120 123456", "JP", "+81120123456"],
];

it.each(ACCEPTED)("reads %j in %s as %s", (text, country, number) => {
  expect(parsePhone(text, country)).toEqual({ ok: true, number });
});

const REFUSED: readonly [text: string, country: string | null, fault: PhoneFault][] = [
  ["", "CA", "missing"],
  ["\u202a \u202c", "CA", "missing"],
  ["call me", "CA", "letters"],
  ["1-800-FLOWERS", "CA", "letters"],
  ["403 555 O123", "CA", "letters"],
  ["📞 403 555 0123", "CA", "letters"],
  ["403 555 0123, 403 555 0124", "CA", "letters"],
  ["+", "CA", "letters"],
  ["12", "CA", "too_short"],
  ["911", "CA", "too_short"],
  ["+4", "CA", "too_short"],
  ["+1 403 555 012", null, "too_short"],
  ["+49 30 12345678901234567", "CA", "too_long"],
  ["4035550123/4035550124", "CA", "too_long"],
  ["403 555 0123 ".repeat(9), "CA", "too_long"],
  ["403 555 0123", null, "no_country_code"],
  ["403 555 0123", "XX", "no_country_code"],
  ["403 555 0123", "T1", "no_country_code"],
  ["+999 1234567", "CA", "unknown_country_code"],
  ["555-0123", "CA", "not_of_country"],
  ["030 1234567", "CA", "not_of_country"],
  ["123 456 7890", "US", "not_of_country"],
  ["078 12 34 56", "BE", "not_of_country"],
  ["+1 123 456 7890", "DE", "unknown_number"],
  ["001 123 456 7890", "DE", "unknown_number"],
  // Charged like premium numbers: the British follow-me numbers, satellites, international premium service.
  ["070 1234 5678", "GB", "premium"],
  ["+881 6 12345678", "CA", "premium"],
  ["+979 123456789", "CA", "premium"],
  ["07640 123456", "GB", "no_voice"],
];

it.each(REFUSED)("refuses %j in %s: %s", (text, country, fault) => {
  expect(parsePhone(text, country)).toEqual({ ok: false, fault });
});

it.each([
  ["44 7911 123456", "US", "+44 7911 123456"],
  ["447911123456", "CA", "+44 7911 123456"],
  ["61 412 345 678", "US", "+61 412 345 678"],
  ["52 55 5123 4567", null, "+52 55 5123 4567"],
  ["52 1 55 5123 4567", "MX", "+52 55 5123 4567"],
])("asks about %j in %s", (text, country, meant) => {
  const refused = { ok: false, fault: "no_plus", meant } as const;
  expect(parsePhone(text, country)).toEqual(refused);
  expect(phoneFaultText(refused, country)).toBe(`Did you mean ${meant}? Then please begin with the +.`);
});

const CHARGED: readonly [country: string, premium: readonly string[], sharedCost: readonly string[]][] = [
  ["DE", ["0900 1234567", "0900-3-123456"], ["0180 2 123456", "01805 123456", "0137 1234567"]],
  ["AT", ["0900 123456", "0930 123456"], ["0810 123456", "0820 123456"]],
  ["CH", ["0900 123456", "0906 123456"], ["0840 123456", "0848 123 456"]],
  ["GB", ["0901 234 5678", "0844 123 4567", "0871 234 5678"], []],
  ["IE", ["1570 123 456"], ["1850 123 456"]],
  ["FR", ["0899 12 34 56"], ["0820 12 34 56", "0825 12 34 56"]],
  ["IT", ["899 123456"], ["848 123456"]],
  ["ES", ["803 123 456", "807 123 456"], ["901 123 456", "902 123 456"]],
  ["PT", ["760 123 456"], ["808 123 456"]],
  ["NL", ["0900 1234567", "0906 1234567", "0909 1234"], []],
  ["PL", ["701 234 567"], ["801 234 567"]],
  ["US", ["900 555 1234"], []],
  ["CA", ["1-900-555-1234"], []],
  ["AU", ["1900 123 456"], ["1300 123 456"]],
  ["IN", [], ["1860 123 4567"]],
];

describe.each(CHARGED)("numbers of %s that cost extra", (country, premium, sharedCost) => {
  it.each(premium)("%s is premium, at home and from abroad", (text) => {
    expect(parsePhone(text, country)).toEqual({ ok: false, fault: "premium" });
    expect(parsePhone(fromAbroad(text, country), "MX")).toEqual({ ok: false, fault: "premium" });
  });

  it.each(sharedCost)("%s is shared-cost, at home and from abroad", (text) => {
    expect(parsePhone(text, country)).toEqual({ ok: false, fault: "shared_cost" });
    expect(parsePhone(fromAbroad(text, country), "MX")).toEqual({ ok: false, fault: "shared_cost" });
  });
});

const CALLING_CODES: Record<string, string> = {
  DE: "49",
  AT: "43",
  CH: "41",
  GB: "44",
  IE: "353",
  FR: "33",
  IT: "39",
  ES: "34",
  PT: "351",
  NL: "31",
  PL: "48",
  US: "1",
  CA: "1",
  AU: "61",
  IN: "91",
};

function fromAbroad(text: string, country: string): string {
  const digits = text.replace(/\D/g, "").replace(country === "CA" ? /^1/ : /^0/, "");
  return `+${CALLING_CODES[country]} ${digits}`;
}

it("takes any text whatever, and reads what it gives as the same number everywhere", () => {
  const digits = fc.string({ unit: fc.constantFrom(..."0123456789+-() x٤４\u202a") });
  const anyText = fc.oneof(fc.string({ unit: "binary" }), digits);
  const anyCountry = fc.constantFrom("CA", "DE", "GB", "IT", "XX", "", "ca", "constructor", null);
  fc.assert(
    fc.property(anyText, anyCountry, anyCountry, (text, country, elsewhere) => {
      const phone = parsePhone(text, country);
      if (!phone.ok) return phone.fault in PHONE_FAULTS;
      expect(phone.number).toMatch(/^\+[1-9]\d{5,14}$/);
      expect(parsePhone(phone.number, elsewhere)).toEqual(phone);
      return true;
    }),
  );
});

it("says which country the number was read for", () => {
  expect(phoneFaultText({ ok: false, fault: "not_of_country" }, "DE")).toBe(
    "This is not a phone number in Germany. For another country, begin with + and its code.",
  );
  expect(phoneFaultText({ ok: false, fault: "too_short" }, "DE")).toBe(PHONE_FAULTS.too_short);
});
