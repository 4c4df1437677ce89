import type { Attribution, Touch } from "#domain/money/ads/attribution";
import { storedAttribution } from "#domain/money/ads/stored-attribution";
import { trafficSource, type TrafficSource } from "#domain/money/ads/traffic-source";
import { canonicalPath, pageKindAt } from "#domain/page-paths";
import { laterTouch } from "#domain/money/ads/touch-rank";
import { isReferred, touchOf, withoutCampaign } from "#domain/money/ads/touch";
import { readStored, store } from "../storage.ts";
import { serverNow } from "../server-clock.ts";

const KEY = "attribution";

type Touches = { first: Touch; last: Touch };

/** Includes campaign and click id; kept only for the life of this document. */
let whole: Touches | null = null;
/** The part of it that may be stored and sent. */
let permitted: Touches | null = null;
/** How this document itself was arrived at. */
let own: Touch | null = null;

type Arrival = { url: URL; landingPath: string; referrerHost: string | null; isReload?: boolean };

/** Records how the visitor arrived, once per document. */
export function captureArrival(arrival: Arrival = arrivalOfPage(), now = serverNow()): void {
  if (whole) return;
  const stored = readAttribution();
  const { url, landingPath, referrerHost } = arrival;
  const at = timeBeforeReload(arrival, stored.last) ?? now;
  own = touchOf({ query: url.search, landingPath, referrerHost, at });
  const limited = withoutCampaign(own);
  const before = stored.last && !isLater(stored.last, own) ? stored.last : null;
  whole = { first: stored.first ?? own, last: before ?? own };
  permitted = { first: stored.first ?? limited, last: before ?? limited };
  store(KEY, permitted);
}

/** Who comes back by themselves comes by what brought them before, and so does who comes from a site after an ad. */
const isLater = (last: Touch, touch: Touch) => isReferred(touch) && laterTouch(last, touch) === touch;

/** A page that is loaded again has the address and the referrer of the arrival before: it is the same one. */
function timeBeforeReload({ isReload, landingPath, referrerHost }: Arrival, last?: Touch): number | null {
  const isSame = last?.landingPath === landingPath && (last.referrerHost ?? null) === referrerHost;
  return isReload && isSame ? Date.parse(last.at) : null;
}

/** Applies the visitor's decision on ads: campaign and click id are stored and sent only with consent. */
export function permitCampaign(isPermitted: boolean): void {
  if (!whole || !permitted) return;
  permitted = isPermitted ? whole : withoutCampaigns(permitted);
  const { first, last } = withNewestOf(permitted);
  store(KEY, isPermitted ? { first, last } : withoutCampaigns({ first, last }));
}

/** Sent with the calls that start and complete an assessment. */
export function knownAttribution(): Attribution {
  return permitted ? withNewestOf(permitted) : readAttribution();
}

/** How this document was arrived at, as far as it may be told; null if not from a campaign or another site. */
export function ownArrival(): Touch | null {
  const touch = own && permitted !== whole ? withoutCampaign(own) : own;
  return touch && isReferred(touch) ? touch : null;
}

/** The last touch is that of another tab, if that was opened by a newer ad since. */
function withNewestOf({ first, last }: Touches): Touches {
  const { last: stored } = readAttribution();
  return { first, last: stored ? laterTouch(stored, last) : last };
}

function withoutCampaigns({ first, last }: Touches): Touches {
  return { first: withoutCampaign(first), last: withoutCampaign(last) };
}

/** Where the visit came from, as a name of a closed list. */
export function arrivalSource(): TrafficSource {
  const touch = ownArrival() ?? knownAttribution().last;
  return trafficSource(touch?.utm_source ?? touch?.referrerHost ?? null);
}

const readAttribution = (): Attribution => storedAttribution(readStored(KEY));

/**
 * A page may be opened from our landing page before that page's script ran; the visitor's arrival address is then the
 * referrer.
 */
function arrivalOfPage(): Arrival {
  const here = new URL(location.href);
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  const isOwn = from?.origin === here.origin;
  const url = isOwn && !readStored(KEY) ? from : here;
  // A hub's address is its visitor's secret.
  const landingPath = pageKindAt(url.pathname) === "hub" ? "/hub" : canonicalPath(url.pathname);
  return { url, landingPath, referrerHost: from && !isOwn ? from.hostname : null, isReload: isLoadedAgain() };
}

function isLoadedAgain(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!navigation || !("type" in navigation)) return false;
  return navigation.type === "reload" || navigation.type === "back_forward";
}
