import { adAccountNumber } from "#domain/money/ads/ad-account";
import { graphVersion } from "../delivery/meta/graph-version.ts";

/**
 * The ad account whose spend is read: its number, the token that may read it, and the version of Meta's API that is
 * called; null unless number and token are set (contract 2).
 */
export type AdsAccount = { number: string; token: string; version: string; graph: string };

export function adsAccount(env: Env): AdsAccount | null {
  const number = adAccountNumber(env.META_AD_ACCOUNT_ID ?? "");
  const { META_ADS_TOKEN: token, META_GRAPH_ORIGIN } = env;
  if (number === null || !token || !URL.canParse(META_GRAPH_ORIGIN)) return null;
  const version = graphVersion(env);
  return { number, token, version, graph: new URL(`/${version}/`, META_GRAPH_ORIGIN).href };
}
