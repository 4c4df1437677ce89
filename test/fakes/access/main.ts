import { parseArgs } from "node:util";
import { runAsChild } from "../run-as-child.ts";
import { startAccessServer } from "./access-server.ts";
import { keptSigningKey } from "./kept-signing-key.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8788" },
    "app-url": { type: "string", default: "http://localhost:8787" },
    "key-file": { type: "string", default: ".local/access-key.json" },
    "staff-domain": { type: "string", default: "example.com" },
  },
});

await runAsChild(
  startAccessServer({
    port: Number(values.port),
    appUrl: values["app-url"],
    key: await keptSigningKey(values["key-file"]),
    staffDomain: values["staff-domain"],
  }),
);
