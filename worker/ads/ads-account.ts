import { adAccountNumber } from "#domain/ads/ad-account";

/** The ad account whose spend is read: its number and the token that may; null unless both are set (contract 2). */
export type AdsAccount = { number: string; token: string; graph: string };

export function adsAccount(env: Env): AdsAccount | null {
  const number = adAccountNumber(env.META_AD_ACCOUNT_ID ?? "");
  const { META_ADS_TOKEN: token, META_GRAPH_ORIGIN, META_GRAPH_VERSION } = env;
  if (number === null || !token || !URL.canParse(META_GRAPH_ORIGIN)) return null;
  return { number, token, graph: new URL(`/${META_GRAPH_VERSION}/`, META_GRAPH_ORIGIN).href };
}
