import { isUnderEuropeanLaw, knownCountry } from "../../country.ts";

/**
 * Whether ad events require consent first (contract 11): in the EEA, the UK, Switzerland and Québec, and where the
 * country is unknown, except on loopback. Country and region are ISO 3166 codes.
 */
export function consentMode(visitor: {
  country: string | null;
  region: string | null;
  loopback: boolean;
}): "opt-in" | "opt-out" {
  const { region, loopback } = visitor;
  const country = knownCountry(visitor.country);
  if (country === null) return loopback ? "opt-out" : "opt-in";
  return isUnderEuropeanLaw(country) || (country === "CA" && region === "QC") ? "opt-in" : "opt-out";
}
