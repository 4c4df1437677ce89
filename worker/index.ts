import { app } from "./app.ts";
import { runDueJobs } from "./cron/run-due-jobs.ts";

export { ChatSession } from "./chat/chat-session.ts";

export default {
  fetch: app.fetch,
  scheduled: (event, env, ctx) => {
    ctx.waitUntil(runDueJobs(env, event.scheduledTime));
  },
} satisfies ExportedHandler<Env>;
