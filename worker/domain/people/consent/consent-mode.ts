const OPT_IN_COUNTRIES = new Set(
  (
    "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE " +
    // The rest of the EEA, the United Kingdom and Switzerland, then territories under the same law.
    "IS LI NO GB CH GF GP MQ RE YT MF AX GI"
  ).split(" "),
);

/**
 * Whether ad events require consent first (contract 11): in the EEA, the UK, Switzerland and Québec, and where the
 * country is unknown, except on loopback. Country and region are ISO 3166 codes.
 */
export function consentMode(visitor: {
  country: string | null;
  region: string | null;
  loopback: boolean;
}): "opt-in" | "opt-out" {
  const { country, region, loopback } = visitor;
  const unknown = country === null || country === "XX" || country === "T1";
  if (unknown) return loopback ? "opt-out" : "opt-in";
  return OPT_IN_COUNTRIES.has(country) || (country === "CA" && region === "QC") ? "opt-in" : "opt-out";
}
