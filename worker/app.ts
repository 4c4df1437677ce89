import { Hono } from "hono";
import type { AppEnv } from "./http/context.ts";
import { apiNotFound, onError } from "./http/errors.ts";
import { apiHeaders, requestId } from "./http/headers.ts";
import { assessments } from "./routes/assessments.ts";
import { auth } from "./routes/auth.ts";
import { chat } from "./routes/chat.ts";
import { hub } from "./routes/hub.ts";
import { pages } from "./routes/pages.ts";
import { quiz } from "./routes/quiz.ts";
import { site } from "./routes/site.ts";
import { tracking } from "./routes/tracking.ts";

const api = new Hono<AppEnv>()
  .route("/", site)
  .route("/", quiz)
  .route("/", tracking)
  .route("/", chat)
  .route("/", hub)
  .route("/", auth)
  .route("/", assessments);

export const app = new Hono<AppEnv>();

app.use(requestId);
app.use("/api/*", apiHeaders);
app.onError(onError);

const routes = app.route("/api", api);
app.all("/api/*", (c) => apiNotFound(app, c));
app.route("/", pages);

/** What the browser's typed client is inferred from. */
export type AppType = typeof routes;
