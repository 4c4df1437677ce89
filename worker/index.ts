import { app } from "./app.ts";
import { runDueJobs } from "./cron/run-due-jobs.ts";
import { ownSecrets } from "./crypto/own-secrets.ts";
import { siteEnv } from "./delivery/site-env.ts";
import { receiveMail } from "./mail/receive-mail.ts";

export { ChatSession } from "./chat/chat-session.ts";
export { Desk } from "./desk/desk.ts";

export default {
  fetch: (request: Request, env: Env, ctx: ExecutionContext) =>
    app.fetch(request, ownSecrets(env, request.url), ctx),
  scheduled: async (event, env) => {
    // A late run counts leases and retries from the current time, and a scheduled time ahead of the clock is respected.
    await runDueJobs(await siteEnv(ownSecrets(env)), Math.max(event.scheduledTime, Date.now()));
  },
  email: async (message, env, ctx) =>
    receiveMail(await siteEnv(ownSecrets(env)), message, (work) => ctx.waitUntil(work)),
} satisfies ExportedHandler<Env>;
