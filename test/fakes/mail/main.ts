import { parseArgs } from "node:util";
import { runAsChild } from "../run-as-child.ts";
import { startMailServer } from "./mail-server.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8792" },
    "app-url": { type: "string", default: "http://localhost:8787" },
  },
});

await runAsChild(startMailServer({ port: Number(values.port), appUrl: values["app-url"] }));
