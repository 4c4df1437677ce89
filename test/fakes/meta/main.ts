import { parseArgs } from "node:util";
import { runAsChild } from "../run-as-child.ts";
import { startMetaServer } from "./meta-server.ts";

const { values } = parseArgs({
  options: { port: { type: "string", default: "8791" }, "app-url": { type: "string" } },
});

const secret = (name: string) => process.env[name] ?? "";

await runAsChild(
  startMetaServer({
    port: Number(values.port),
    adsToken: secret("META_ADS_TOKEN"),
    pixelId: secret("META_PIXEL_ID"),
    pixelToken: secret("META_CAPI_TOKEN"),
    leadsToken: secret("META_LEADS_TOKEN"),
    appSecret: secret("META_APP_SECRET"),
    appUrl: values["app-url"] ?? "",
  }),
);
