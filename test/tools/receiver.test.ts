import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { repoRoot } from "./repo-root.mjs";
import { freePort } from "./start/free-ports.ts";

const SECRET = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
const BODY = JSON.stringify({ type: "lead.created", timestamp: "2026-11-29T09:30:00.000Z", data: { id: 7 } });

function headersOf(secret: string, at: Date): Record<string, string> {
  const signature = new Webhook(secret).sign("msg_1", at, BODY);
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return { "webhook-id": "msg_1", "webhook-timestamp": timestamp, "webhook-signature": signature };
}

test("the README's receiver takes what is signed, and nothing else", async () => {
  const readme = readFileSync(path.join(repoRoot, "README.md"), "utf8");
  const [, code = ""] = /^```js\n(.*?)^```/ms.exec(readme) ?? [];
  const port = await freePort();
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    env: { ...process.env, WEBHOOK_SECRET: SECRET, PORT: String(port) },
  });
  let output = "";
  child.stdout.on("data", (piece: Buffer) => (output += piece.toString()));
  const post = async (headers: Record<string, string>) =>
    (await fetch(`http://localhost:${port}/`, { method: "POST", headers, body: BODY })).status;
  try {
    const now = new Date();
    await expect.poll(() => post({}).catch(() => null), { timeout: 15_000 }).toBe(401);
    expect(await post(headersOf(SECRET, now))).toBe(204);
    const other = headersOf(`whsec_${Buffer.alloc(24, 8).toString("base64")}`, now);
    expect(await post(other)).toBe(401);
    const both = `${other["webhook-signature"]} ${headersOf(SECRET, now)["webhook-signature"]}`;
    expect(await post({ ...other, "webhook-signature": both })).toBe(204);
    expect(await post(headersOf(SECRET, new Date(now.getTime() - 600_000)))).toBe(401);
    expect(output.match(/msg_1/g)).toHaveLength(2);
  } finally {
    child.kill();
  }
});
