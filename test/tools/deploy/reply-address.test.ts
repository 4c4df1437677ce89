import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { addReplyAddresses } from "./reply-address.ts";

it.each([
  ["reply.acme.ca", { name: "bpm-funnel", addresses: ["reply@reply.acme.ca"] }],
  ["", { name: "bpm-funnel" }],
])("a deployment with the reply domain '%s' is configured as %j", (domain, expected) => {
  const folder = mkdtempSync(path.join(tmpdir(), "reply-address-"));
  const file = path.join(folder, "wrangler.json");
  try {
    writeFileSync(file, JSON.stringify({ name: "bpm-funnel" }));
    addReplyAddresses(file, { REPLY_DOMAIN: domain });
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(expected);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
