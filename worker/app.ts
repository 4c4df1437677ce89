import { Hono } from "hono";
import { afterAnswer } from "./http/after-answer.ts";
import type { AppEnv } from "./http/context.ts";
import { apiNotFound, onError } from "./http/errors.ts";
import { apiHeaders } from "./http/headers.ts";
import { siteSettings } from "./http/site-settings.ts";
import { ads } from "./routes/money/ads.ts";
import { adsSpend } from "./routes/money/ads-spend.ts";
import { analytics } from "./routes/figures/analytics.ts";
import { api as apiOfPrograms } from "./routes/doors/api.ts";
import { apiKeys } from "./routes/doors/api-keys.ts";
import { assessments } from "./routes/leads/assessments.ts";
import { auditTrail } from "./routes/people/audit.ts";
import { auth } from "./routes/people/auth.ts";
import { booking } from "./routes/booking/booking.ts";
import { callLinks } from "./routes/booking/call-links.ts";
import { callMe } from "./routes/calls/call-me.ts";
import { calls } from "./routes/calls/calls.ts";
import { chat } from "./routes/funnel/chat.ts";
import { content } from "./routes/content/content.ts";
import { contentFiles } from "./routes/content/content-files.ts";
import { deliveries } from "./routes/delivery/deliveries.ts";
import { desk } from "./routes/delivery/desk.ts";
import { bulkErase } from "./routes/leads/bulk-erase.ts";
import { extra } from "./routes/funnel/extra.ts";
import { formWebhook } from "./routes/forms/form-webhook.ts";
import { leadForms } from "./routes/forms/lead-forms.ts";
import { hub } from "./routes/funnel/hub.ts";
import { leadDetails } from "./routes/leads/lead-details.ts";
import { leadHistory } from "./routes/leads/lead-history.ts";
import { leadMails } from "./routes/leads/lead-mails.ts";
import { leads } from "./routes/leads/leads.ts";
import { mailTemplates } from "./routes/delivery/mail-templates.ts";
import { mcp } from "./routes/doors/mcp.ts";
import { media } from "./routes/content/media.ts";
import { offers } from "./routes/offers/offers.ts";
import { pages } from "./routes/funnel/pages.ts";
import { keptDrafts } from "./routes/content/kept-drafts.ts";
import { preview, previewLinks } from "./routes/content/preview.ts";
import { people } from "./routes/people/people.ts";
import { pipeline } from "./routes/leads/pipeline.ts";
import { finish } from "./routes/funnel/finish.ts";
import { quiz } from "./routes/funnel/quiz.ts";
import { rules } from "./routes/offers/rules.ts";
import { scoring } from "./routes/offers/scoring.ts";
import { settings } from "./routes/settings.ts";
import { site } from "./routes/funnel/site.ts";
import { signals } from "./routes/delivery/signals.ts";
import { slackActions } from "./routes/delivery/slack-actions.ts";
import { slack } from "./routes/delivery/slack.ts";
import { steps } from "./routes/figures/steps.ts";
import { stuckLeads } from "./routes/leads/stuck-leads.ts";
import { tracking } from "./routes/funnel/tracking.ts";
import { webhookEndpoints } from "./routes/doors/webhook-endpoints.ts";
import { waitingList } from "./routes/funnel/waiting-list.ts";
import { unsubscribing } from "./routes/people/unsubscribe.ts";

const api = new Hono<AppEnv>()
  .route("/", site)
  .route("/", quiz)
  .route("/", finish)
  .route("/", tracking)
  .route("/", extra)
  .route("/", chat)
  .route("/", callMe)
  .route("/", hub)
  .route("/", auth)
  .route("/", assessments)
  .route("/", bulkErase)
  .route("/", leads)
  .route("/", leadDetails)
  .route("/", leadHistory)
  .route("/", leadMails)
  .route("/", mailTemplates)
  .route("/", people)
  .route("/", pipeline)
  .route("/", calls)
  .route("/", analytics)
  .route("/", steps)
  .route("/", ads)
  .route("/", adsSpend)
  .route("/", offers)
  .route("/", rules)
  .route("/", scoring)
  .route("/", settings)
  .route("/", content)
  .route("/", contentFiles)
  .route("/", keptDrafts)
  .route("/", previewLinks)
  .route("/", stuckLeads)
  .route("/", slack)
  .route("/", slackActions)
  .route("/", signals)
  .route("/", formWebhook)
  .route("/", leadForms)
  .route("/", booking)
  .route("/", callLinks)
  .route("/", unsubscribing)
  .route("/", waitingList)
  .route("/", deliveries)
  .route("/", auditTrail)
  .route("/", desk)
  .route("/", apiKeys)
  .route("/", webhookEndpoints)
  .route("/v1", apiOfPrograms)
  .route("/", mcp);

export const app = new Hono<AppEnv>();

app.use("/api/*", siteSettings, apiHeaders, afterAnswer);
app.onError(onError);

const routes = app.route("/api", api);
app.all("/api/*", (c) => apiNotFound(app, c));
app.use("/preview/*", siteSettings);
app.route("/", preview);
app.route("/", media);
app.route("/", pages);

/** The routes as a type, from which the browser's typed client is inferred. */
export type AppType = typeof routes;
