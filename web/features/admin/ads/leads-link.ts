import type { AdsReport, AdStep } from "#domain/ads-report/ads-report";

/** The leads behind one figure of the report, on the Assessments tab. */
export function leadsLink({ from, to, touch }: AdsReport, key: string, step: AdStep): string {
  const params = { tab: "assessments", ad: key, adTouch: touch, adStep: step, adFrom: from, adTo: to };
  return `/admin?${new URLSearchParams(params)}`;
}
