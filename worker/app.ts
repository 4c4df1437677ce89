import { Hono } from "hono";
import { afterAnswer } from "./http/after-answer.ts";
import type { AppEnv } from "./http/context.ts";
import { apiNotFound, onError } from "./http/errors.ts";
import { apiHeaders } from "./http/headers.ts";
import { ads } from "./routes/ads.ts";
import { adsSpend } from "./routes/ads-spend.ts";
import { analytics } from "./routes/analytics.ts";
import { assessments } from "./routes/leads/assessments.ts";
import { auditTrail } from "./routes/audit.ts";
import { auth } from "./routes/auth.ts";
import { booking } from "./routes/booking.ts";
import { callMe } from "./routes/call-me.ts";
import { calls } from "./routes/calls.ts";
import { chat } from "./routes/chat.ts";
import { content } from "./routes/content/content.ts";
import { contentFiles } from "./routes/content/content-files.ts";
import { deliveries } from "./routes/deliveries.ts";
import { desk } from "./routes/desk.ts";
import { bulkErase } from "./routes/leads/bulk-erase.ts";
import { extra } from "./routes/extra.ts";
import { hub } from "./routes/hub.ts";
import { leadDetails } from "./routes/leads/lead-details.ts";
import { leadHistory } from "./routes/leads/lead-history.ts";
import { leads } from "./routes/leads/leads.ts";
import { media } from "./routes/content/media.ts";
import { offers } from "./routes/offers.ts";
import { pages } from "./routes/pages.ts";
import { preview, previewLink } from "./routes/content/preview.ts";
import { people } from "./routes/leads/people.ts";
import { pipeline } from "./routes/leads/pipeline.ts";
import { quiz } from "./routes/quiz.ts";
import { rules } from "./routes/rules.ts";
import { scoring } from "./routes/scoring.ts";
import { settings } from "./routes/settings.ts";
import { site } from "./routes/site.ts";
import { signals } from "./routes/signals.ts";
import { slackActions } from "./routes/slack-actions.ts";
import { slack } from "./routes/slack.ts";
import { steps } from "./routes/steps.ts";
import { stuckLeads } from "./routes/leads/stuck-leads.ts";
import { tracking } from "./routes/tracking.ts";
import { unsubscribing } from "./routes/unsubscribe.ts";

const api = new Hono<AppEnv>()
  .route("/", site)
  .route("/", quiz)
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
  .route("/", previewLink)
  .route("/", stuckLeads)
  .route("/", slack)
  .route("/", slackActions)
  .route("/", signals)
  .route("/", booking)
  .route("/", unsubscribing)
  .route("/", deliveries)
  .route("/", auditTrail)
  .route("/", desk);

export const app = new Hono<AppEnv>();

app.use("/api/*", apiHeaders, afterAnswer);
app.onError(onError);

const routes = app.route("/api", api);
app.all("/api/*", (c) => apiNotFound(app, c));
app.route("/", preview);
app.route("/", media);
app.route("/", pages);

/** The routes as a type, from which the browser's typed client is inferred. */
export type AppType = typeof routes;
