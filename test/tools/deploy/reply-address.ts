import { readFileSync, writeFileSync } from "node:fs";

/** Where leads' answers come in (contract 22); none without a domain for them. */
export function replyAddresses(vars: Readonly<Record<string, string>>): string[] {
  const domain = vars["REPLY_DOMAIN"];
  return domain ? [`reply@${domain}`] : [];
}

/**
 * Adds them to a built configuration, so that its deployment makes the rule that brings their mail to this Worker. In
 * `wrangler.toml` they would hold for every environment, local ones too.
 */
export function addReplyAddresses(configFile: string, vars: Readonly<Record<string, string>>): void {
  const addresses = replyAddresses(vars);
  if (addresses.length === 0) return;
  const config: Record<string, unknown> = JSON.parse(readFileSync(configFile, "utf8"));
  writeFileSync(configFile, JSON.stringify({ ...config, addresses }));
}

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** Whether a text is a domain as mail programs write it: lower-case labels, nothing around them. */
export function isMailDomain(text: string): boolean {
  return text.length <= 200 && DOMAIN.test(text);
}
