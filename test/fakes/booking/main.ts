import { parseArgs } from "node:util";
import { runAsChild } from "../run-as-child.ts";
import { startBookingServer } from "./booking-server.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8789" },
    "app-url": { type: "string", default: "http://localhost:8787" },
  },
});

await runAsChild(
  startBookingServer({
    port: Number(values.port),
    appUrl: values["app-url"],
    webhookSecret: process.env["BOOKING_WEBHOOK_SECRET"] ?? "",
  }),
);
