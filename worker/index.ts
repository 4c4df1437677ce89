import { app } from "./app.ts";
import { runDueJobs } from "./cron/run-due-jobs.ts";
import { ownSecrets } from "./crypto/own-secrets.ts";

export { ChatSession } from "./chat/chat-session.ts";

export default {
  fetch: (request: Request, env: Env, ctx: ExecutionContext) =>
    app.fetch(request, ownSecrets(env, request.url), ctx),
  scheduled: (event, env, ctx) => {
    // A late run is late: leases and retries count from now, and a clock that is set ahead counts too.
    ctx.waitUntil(runDueJobs(ownSecrets(env), Math.max(event.scheduledTime, Date.now())));
  },
} satisfies ExportedHandler<Env>;
