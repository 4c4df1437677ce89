import { app } from "../../worker/app.ts";
import { databaseWith } from "../setup/database/database-with.ts";
import { TRIP_MS } from "./trip-ms.ts";

export { ChatSession, Desk } from "../../worker/index.ts";

/** The app on a database that is far away. */
// The runtime takes a Worker from the default export.
// oxlint-disable-next-line import/no-default-export
export default {
  fetch(request, env, ctx) {
    const DB = databaseWith(env.DB, () => scheduler.wait(TRIP_MS));
    return app.fetch(request, { ...env, DB }, ctx);
  },
} satisfies ExportedHandler<Env>;
