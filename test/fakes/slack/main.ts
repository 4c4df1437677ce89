import { parseArgs } from "node:util";
import { runAsChild } from "../run-as-child.ts";
import { startSlackServer } from "./slack-server.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8790" },
    "app-url": { type: "string", default: "http://localhost:8787" },
    "staff-domain": { type: "string", default: "example.com" },
  },
});

await runAsChild(
  startSlackServer({
    port: Number(values.port),
    appUrl: values["app-url"],
    staffDomain: values["staff-domain"],
    clientId: process.env["SLACK_CLIENT_ID"] ?? "",
    clientSecret: process.env["SLACK_CLIENT_SECRET"] ?? "",
    signingSecret: process.env["SLACK_SIGNING_SECRET"] ?? "",
  }),
);
