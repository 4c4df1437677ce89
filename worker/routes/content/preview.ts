import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import { plainLook } from "#domain/content/look/plain-look";
import { settingHours } from "#domain/settings/settings";
import { canonicalPath, pageNameAt, type PageName } from "#domain/page-paths";
import { isoText } from "#domain/time/iso-text";
import { pageDress } from "#render-page";
import { Hono } from "hono";
import { readContent } from "../../db/content/content-draft.ts";
import { readScoringInForce } from "../../db/offers/scoring/scoring-in-force.ts";
import { listSettings } from "../../db/settings/settings.ts";
import { mailBody } from "../../delivery/email/mail-template.ts";
import { liveKeptTimes } from "../../http/content/live-kept-times.ts";
import { isPreviewToken, previewToken } from "../../http/content/preview-token.ts";
import { sampleMail } from "../../http/content/sample-mail.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { primaryDb } from "../../http/db.ts";
import { plainDocument } from "../../http/plain-document.ts";
import { limitAddress } from "../../http/rate-limit.ts";
import { requireAdmin } from "../../http/require-admin.ts";
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

/** Where staff get the address under which a draft can be looked at. */
export const previewLink = new Hono<AppEnv>().get("/content/preview", requireAdmin, async (c) => {
  const made = await previewToken(c.env, Date.now());
  return c.json({ path: made && `/preview/${made.token}`, endsAt: made && isoText(made.endsAt) });
});

const limited = limitAddress("RL_HUB_ADDRESS");

/** A draft as visitors would see it, for whoever has the link (contract 21). The pages are made in the browser. */
export const preview = new Hono<AppEnv>()
  .get("/preview/:token/mails/:mail", limited, (c) => previewMail(c, c.req.param("mail")))
  .get("/preview/:token", limited, (c) => previewPage(c, "/"))
  .get("/preview/:token/*", limited, (c) => {
    const { pathname } = new URL(c.req.url);
    return previewPage(c, canonicalPath(pathname.split("/").slice(3).join("/").replace(/^/, "/")));
  });

async function previewPage(c: AppContext, path: string): Promise<Response> {
  if (!(await isOpen(c))) return ended(c);
  const name = pageNameAt(path);
  const [{ draft }, scoring, keptTimes, hubHours, shell] = await Promise.all([
    readContent(primaryDb(c)),
    readScoringInForce(primaryDb(c)),
    liveKeptTimes(c),
    hoursOf(c, "hub_expiry_hours"),
    shellOf(c, name === null || name === "admin" ? "404" : SHELLS[name], "preview"),
  ]);
  // Who of the staff has said what is nobody else's.
  const content = { ...draft.document, ours: [] };
  const given = JSON.stringify({ content, scoring, keptTimes, hubHours }).replaceAll("<", "\\u003c");
  const text = previewOf(shell, "Preview", { given, dress: pageDress(draft.document.look) });
  return new Response(text, { headers: await headersOf(shell, text) });
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
  const mail = isMail(content, name)
    ? sampleMail(c.env, content, { mail: name, hours: left }, Date.now())
    : null;
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

export type MailName = Exclude<keyof Content["mails"], "frame">;

function isMail({ mails }: Content, name: string): name is MailName {
  return name !== "frame" && Object.hasOwn(mails, name);
}

const isOpen = (c: AppContext) => isPreviewToken(c.env, c.req.param("token") ?? "", Date.now());

function ended(c: AppContext): Response {
  c.header("Cache-Control", "no-store");
  c.header("X-Content-Type-Options", "nosniff");
  c.header("X-Robots-Tag", "noindex, nofollow, noarchive");
  c.header("Referrer-Policy", "no-referrer");
  return plainDocument(c, 404, {
    title: "This preview has ended",
    text: "A preview link works for 24 hours. Ask whoever sent it for a new one.",
  });
}
