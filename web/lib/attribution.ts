import { attributionSchema, type Attribution, type Touch } from "#domain/ads/attribution";
import { trafficSource, type TrafficSource } from "#domain/ads/traffic-source";
import { canonicalPath, pageKindAt } from "#domain/page-paths";
import { isReferred, touchOf, withoutCampaign } from "#domain/ads/touch";
import { readStored, store } from "./storage.ts";

const KEY = "attribution";

type Touches = { first: Touch; last: Touch };

/** Includes campaign and click id; kept only for the life of this document. */
let whole: Touches | null = null;
/** The part of it that may be stored and sent. */
let permitted: Touches | null = null;

/** Records how the visitor arrived, once per document. */
export function captureArrival(arrival = arrivalOfPage(), now = Date.now()): void {
  if (whole) return;
  const stored = readAttribution();
  const touch = touchOf({ ...arrival, query: (name) => arrival.url.searchParams.get(name), at: now });
  const limited = withoutCampaign(touch);
  const isNew = isReferred(touch) || !stored.last;
  whole = { first: stored.first ?? touch, last: isNew ? touch : (stored.last ?? touch) };
  permitted = { first: stored.first ?? limited, last: isNew ? limited : (stored.last ?? limited) };
  store(KEY, permitted);
}

/** Applies the visitor's decision on ads: campaign and click id are stored and sent only with consent. */
export function permitCampaign(isPermitted: boolean): void {
  if (!whole || !permitted) return;
  permitted = isPermitted
    ? whole
    : { first: withoutCampaign(permitted.first), last: withoutCampaign(permitted.last) };
  store(KEY, permitted);
}

/** Sent with the calls that start and complete an assessment. */
export function knownAttribution(): Attribution {
  return permitted ?? readAttribution();
}

/** Where the visit came from, as a name of a closed list. */
export function arrivalSource(): TrafficSource {
  const { last } = knownAttribution();
  return trafficSource(last?.utm_source ?? last?.referrerHost ?? null);
}

function readAttribution(): Attribution {
  const parsed = attributionSchema.safeParse(readStored(KEY));
  return parsed.success ? parsed.data : {};
}

/**
 * A page may be opened from our landing page before that page's script ran; the visitor's arrival address is then the
 * referrer.
 */
function arrivalOfPage() {
  const here = new URL(location.href);
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  const isOwn = from?.origin === here.origin;
  const url = isOwn && !readStored(KEY) ? from : here;
  // A hub's address is its visitor's secret.
  const landingPath = pageKindAt(url.pathname) === "hub" ? "/hub" : canonicalPath(url.pathname);
  return { url, landingPath, referrerHost: from && !isOwn ? from.hostname : null };
}
