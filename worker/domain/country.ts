/** Whether a country (ISO 3166) is in the EEA, the UK or Switzerland, or under their law. */
export function isUnderEuropeanLaw(country: string): boolean {
  return EUROPEAN_LAW.has(country);
}

/** The country that the edge reported; null for none, and for what it says of Tor and of places that it does not know. */
export function knownCountry(country: string | null): string | null {
  return country === null || country === "XX" || country === "T1" ? null : country;
}

const EUROPEAN_LAW = new Set(
  (
    "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE " +
    // The rest of the EEA, the United Kingdom and Switzerland, then territories under the same law.
    "IS LI NO GB CH GF GP MQ RE YT MF AX GI"
  ).split(" "),
);
