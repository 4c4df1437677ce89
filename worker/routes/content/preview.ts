import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import { sample } from "#domain/content/sample/sample";
import { plainLook } from "#domain/content/look/plain-look";
import { AppError } from "#domain/errors";
import { scoreAssessment } from "#domain/offers/scoring/scoring";
import { settingHours } from "#domain/settings/settings";
import { canonicalPath, pageNameAt, type PageName } from "#domain/page-paths";
import { isoText } from "#domain/time/iso-text";
import { pageDress } from "#render-page";
import { Hono } from "hono";
import * as z from "zod/mini";
import { readContent } from "../../db/content/content-draft.ts";
import {
  endPreviewLink,
  isPreviewLinkOpen,
  keepPreviewLink,
  listPreviewLinks,
} from "../../db/content/preview-links.ts";
import { listSoldOffers } from "../../db/offers/offers.ts";
import { readScoringInForce } from "../../db/offers/scoring/scoring-in-force.ts";
import { listSettings } from "../../db/settings/settings.ts";
import { mailBody } from "../../delivery/email/mail-template.ts";
import { liveKeptTimes } from "../../http/content/live-kept-times.ts";
import { linkOfToken, linkToken, ownToken } from "../../http/content/preview-token.ts";
import { MAIL_NAMES, sampleMail, type MailName } from "../../http/content/sample-mail.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { primaryDb } from "../../http/db.ts";
import { plainDocument } from "../../http/plain-document.ts";
import { limitAddress } from "../../http/rate-limit.ts";
import { isStaff, requireAdmin } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { optionalBody, params, publicBody } from "../../http/validate.ts";
import { headersOf, previewOf, servedAs, shellOf, type ShellName } from "../../http/shell.ts";

/** The document in which each page is previewed. */
const SHELLS: Record<Exclude<PageName, "admin">, ShellName> = {
  landing: "",
  quiz: "quiz",
  chat: "chat",
  hub: "hub",
  plan: "hub/plan",
  privacy: "privacy-policy",
  terms: "terms",
};

const linkId = params(z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }));
const scoredBody = publicBody(z.object({ answers: z.record(z.string(), z.string()) }));

const limited = limitAddress("RL_HUB_ADDRESS");

/** The editor's own address of the draft, the links that staff hand on and end, and what a preview asks for. */
export const previewLinks = new Hono<AppEnv>()
  .get("/content/preview", requireAdmin, async (c) => c.json(addressOf(await ownToken(c.env, Date.now()))))
  .get("/content/previews", requireAdmin, async (c) =>
    c.json({ links: await listPreviewLinks(primaryDb(c), Date.now()) }),
  )
  .post("/content/previews", requireAdmin, optionalBody, async (c) => {
    const act = staffAct(c);
    const id = crypto.randomUUID().replaceAll("-", "");
    const made = await linkToken(c.env, id, act.now);
    if (made) await keepPreviewLink(primaryDb(c), act, { id, endsAt: made.endsAt });
    return c.json(addressOf(made), 201);
  })
  .delete("/content/previews/:id", requireAdmin, optionalBody, linkId, async (c) => {
    await endPreviewLink(primaryDb(c), c.req.valid("param").id);
    return c.json({ ok: true as const });
  })
  // The page has no rules: like any page of visitors it learns only what they make of its answers.
  .post("/preview/:token/score", limited, scoredBody, async (c) => {
    if (!(await isOpen(c))) throw new AppError("not_found", "This preview has ended.");
    const scoring = await readScoringInForce(primaryDb(c));
    const { score, offerTier, leadScore } = scoreAssessment(c.req.valid("json").answers, scoring);
    return c.json({ score, offerTier, leadScore });
  });

const addressOf = (made: { token: string; endsAt: number } | null) => ({
  path: made && `/preview/${made.token}`,
  endsAt: made && isoText(made.endsAt),
});

/** A draft as visitors would see it, for whoever has the link (contract 21). The pages are made in the browser. */
export const preview = new Hono<AppEnv>()
  .get("/preview/:token/booking", limited, (c) => bookingPlace(c))
  .get("/preview/:token/mails/:mail", limited, (c) => previewMail(c, c.req.param("mail")))
  .get("/preview/:token", limited, (c) => previewPage(c, "/"))
  .get("/preview/:token/*", limited, (c) => {
    const { pathname } = new URL(c.req.url);
    return previewPage(c, canonicalPath(pathname.split("/").slice(3).join("/").replace(/^/, "/")));
  });

async function previewPage(c: AppContext, path: string): Promise<Response> {
  const link = await openLink(c);
  if (!link) return ended(c);
  const name = pageNameAt(path);
  const [{ draft }, offers, keptTimes, hubHours, hasEditor, shell] = await Promise.all([
    readContent(primaryDb(c)),
    listSoldOffers(primaryDb(c)),
    liveKeptTimes(c),
    hoursOf(c, "hub_expiry_hours"),
    // Whoever was only given the link is shown no way to a page that would turn them away.
    isStaff(c),
    shellOf(c, name === null || name === "admin" ? "404" : SHELLS[name], "preview"),
  ]);
  const canBook = Boolean(c.env.BOOKING_URL);
  const endsAt = isoText(link.endsAt);
  const brought = {
    content: shownOf(draft.document),
    offers,
    keptTimes,
    hubHours,
    canBook,
    endsAt,
    hasEditor,
  };
  const given = JSON.stringify(brought).replaceAll("<", "\\u003c");
  const text = previewOf(shell, "Preview", { given, dress: pageDress(draft.document.look) });
  return new Response(text, { headers: await headersOf(shell, text) });
}

/** The draft without what no page shows: who of the staff kept which of the sample's texts, and what a model is told. */
function shownOf(document: Content): Content {
  return { ...document, ours: [], assistant: sample.assistant };
}

/** Replaces the booking page: a preview opens no page of a third party. */
async function bookingPlace(c: AppContext): Promise<Response> {
  if (!(await isOpen(c))) return ended(c);
  noteUnseen(c);
  return plainDocument(c, 200, {
    title: "Your booking page",
    text: "Visitors choose a time for their call here. A preview books nothing.",
    isFramed: true,
  });
}

/** A mail as it would be sent to nobody in particular. It is shown, and no link in it leads anywhere. */
async function previewMail(c: AppContext, name: string): Promise<Response> {
  if (!(await isOpen(c))) return ended(c);
  const [{ draft }, hours] = await Promise.all([
    readContent(primaryDb(c)),
    hoursOf(c, name === "newLink" ? "extension_hours" : "hub_expiry_hours"),
  ]);
  const content = readable(draft.document);
  // A reminder goes out with a quarter of the time left.
  const left = name === "reminder" ? hours / 4 : hours;
  const mail = isMail(name) ? sampleMail(c.env, content, { mail: name, hours: left }, Date.now()) : null;
  if (!mail) return ended(c);
  const headers = servedAs(c.env, "preview");
  headers.set(
    "Content-Security-Policy",
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
  );
  return new Response(mailBody(mail, plainLook(content.look)).html, { headers });
}

/** How long a hub stays open by the settings. */
async function hoursOf(c: AppContext, key: "hub_expiry_hours" | "extension_hours"): Promise<number> {
  const settings = await listSettings(primaryDb(c));
  return settingHours(Object.fromEntries(settings.map(({ key: name, value }) => [name, value])), key);
}

function isMail(name: string): name is MailName {
  return MAIL_NAMES.some((known) => known === name);
}

async function isOpen(c: AppContext): Promise<boolean> {
  return (await openLink(c)) !== null;
}

/** The link that was followed; null once it has ended. */
async function openLink(c: AppContext): Promise<{ endsAt: number } | null> {
  const now = Date.now();
  const link = await linkOfToken(c.env, c.req.param("token") ?? "", now);
  if (!link || link.id === null) return link;
  return (await isPreviewLinkOpen(primaryDb(c), link.id, now)) ? link : null;
}

/** Kept by nobody, and followed by no one. */
function noteUnseen(c: AppContext): void {
  c.header("Cache-Control", "no-store");
  c.header("X-Content-Type-Options", "nosniff");
  c.header("X-Robots-Tag", "noindex, nofollow, noarchive");
  c.header("Referrer-Policy", "no-referrer");
}

function ended(c: AppContext): Response {
  noteUnseen(c);
  return plainDocument(c, 404, {
    title: "This preview has ended",
    text: "A preview link works for 24 hours, or until someone ends it. Ask whoever sent it for a new one.",
  });
}
