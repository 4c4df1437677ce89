import { app } from "./app.ts";
import { runDueJobs } from "./cron/run-due-jobs.ts";

export { ChatSession } from "./chat/chat-session.ts";

export default {
  fetch: app.fetch,
  scheduled: (event, env, ctx) => {
    // A late run is late: leases and retries count from now, and a clock that is set ahead counts too.
    ctx.waitUntil(runDueJobs(env, Math.max(event.scheduledTime, Date.now())));
  },
} satisfies ExportedHandler<Env>;
