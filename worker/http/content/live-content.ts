import type { Content } from "#domain/content/content";
import { SAMPLE_NUMBER } from "#domain/content/sample-number";
import { readable } from "#domain/content/page-content";
import { visitorContent } from "#domain/content/unseen";
import { sample } from "#domain/content/sample/sample";
import { once } from "#domain/once";
import { storedContent } from "#domain/content/stored-content";
import { findLive, findLiveDocument, type LiveVersion } from "../../db/content/live-content.ts";
import { within } from "../../delivery/within.ts";
import { logError } from "../../log.ts";
import { afterResponse } from "../after-answer.ts";
import type { AppContext } from "../context.ts";
import { publicDb } from "../db.ts";
import { edgeText, keepAtEdge } from "./edge.ts";

/** Content with its placeholders filled in, and its version number. */
export type ReadableContent = { number: number; content: Content };

/** A version read up to this long ago counts as live; after that it is reread in the background. */
const FRESH_MS = 4_000;
/** From this age on it is reread before the response: a publish is live everywhere within 10 s (contract 21). */
const STALE_MS = 9_000;
/** D1 answers in milliseconds, so no response waits for it longer than this. */
const PATIENCE_MS = 1_500;

/** The built-in version: none is published, or none can be read. */
export const SAMPLE: LiveVersion = { number: SAMPLE_NUMBER, at: 0 };
/** The built-in content. */
export const shippedContent = once(() => readable(sample));

/** An isolate's cache: the live version, when it was read, and the last document that could be read. */
type Known = {
  live: LiveVersion | null;
  readAt: number;
  isReading: boolean;
  document: { version: LiveVersion; content: Content } | null;
};

const known = new WeakMap<Env, Known>();

function knownOf(env: Env): Known {
  const kept = known.get(env) ?? { live: null, readAt: 0, isReading: false, document: null };
  known.set(env, kept);
  return kept;
}

/**
 * The live version. Costs a warm request nothing. While D1 is down, it is the last one known to this isolate or to its
 * edge location.
 */
export async function liveVersion(c: AppContext): Promise<LiveVersion> {
  const own = knownOf(c.env);
  const age = Date.now() - own.readAt;
  if (!own.live || age >= STALE_MS) return readLive(c, own);
  if (age >= FRESH_MS && !own.isReading) afterResponse(c, readLive(c, own));
  return own.live;
}

async function readLive(c: AppContext, own: Known): Promise<LiveVersion> {
  own.isReading = true;
  try {
    own.live = (await within(PATIENCE_MS, findLive(publicDb(c)))) ?? SAMPLE;
  } catch (error) {
    logError("content_not_read", error);
    own.live ??= (await lastAtEdge(c))?.version ?? SAMPLE;
  } finally {
    own.isReading = false;
    own.readAt = Date.now();
  }
  return own.live;
}

/** The live content, or else the last that could be read. Never throws. */
export async function liveContent(c: AppContext): Promise<ReadableContent> {
  const live = await liveVersion(c);
  try {
    return { number: live.number, content: await contentOf(c, live) };
  } catch (error) {
    logError("content_not_read", error);
    return lastContent(c);
  }
}

async function lastContent(c: AppContext): Promise<ReadableContent> {
  const last = knownOf(c.env).document ?? (await lastAtEdge(c));
  return last
    ? { number: last.version.number, content: last.content }
    : { number: SAMPLE_NUMBER, content: shippedContent() };
}

/** The content of a version. Throws if it cannot be read, or today's pages cannot be made from it. */
export async function contentOf(c: AppContext, version: LiveVersion): Promise<Content> {
  if (version.number === SAMPLE_NUMBER) return shippedContent();
  const own = knownOf(c.env);
  if (own.document && isSame(own.document.version, version)) return own.document.content;
  const last = await lastAtEdge(c);
  const content = last && isSame(last.version, version) ? last.content : await readContent(c, version);
  own.document = { version, content };
  return content;
}

async function readContent(c: AppContext, version: LiveVersion): Promise<Content> {
  const text = await within(PATIENCE_MS, findLiveDocument(publicDb(c), version.number));
  const stored = text === null ? null : storedContent(text);
  if (!text || !stored) throw new Error("The published content is not what the schema reads.");
  keepAtEdge(c, LAST, JSON.stringify({ version, text }));
  return visitorContent(stored);
}

const LAST = "last";

/** The last document that could be read at this edge location, from a cache that outlives the isolate. */
async function lastAtEdge(c: AppContext): Promise<Known["document"]> {
  const kept = await edgeText(c, LAST);
  if (kept === null) return null;
  const { version, text }: { version: LiveVersion; text: string } = JSON.parse(kept);
  const stored = storedContent(text);
  return stored ? { version, content: visitorContent(stored) } : null;
}

const isSame = (a: LiveVersion, b: LiveVersion) => a.number === b.number && a.at === b.at;
