import { WEBHOOK_URL_MAX } from "#domain/doors/webhook-endpoint";
import { hasHiddenCharacters } from "#domain/one-line";

/** Where the app itself is: its host names, and whether it runs on this machine for trying it out. */
export type OwnPlace = { hosts: readonly string[]; isLoopback: boolean };

const ADDRESS = /^([\d.]+|\[.*\])$/;

/**
 * Why an endpoint may not be called at this URL, for people; null if it may (contract 24). A host that is a number would
 * reach what a name does not say, and the app itself would call itself in a circle.
 */
export function webhookUrlFault(text: string, own: OwnPlace): string | null {
  if (text.length > WEBHOOK_URL_MAX || hasHiddenCharacters(text) || !URL.canParse(text)) {
    return "Enter a full https:// address";
  }
  const { protocol, hostname, username, password, hash } = new URL(text);
  const host = plainHost(hostname);
  const isLocal = own.isLoopback && host === "localhost";
  if (protocol !== "https:" && !(isLocal && protocol === "http:"))
    return "The address must begin with https://";
  if (username || password) return "The address must not contain a user name or password";
  if (hash || text.endsWith("#")) return "The address must not contain a part after #";
  if (isLocal) return null;
  if (ADDRESS.test(host)) return "Use a host name, not an IP address";
  if (!host.includes(".") || host.endsWith(".localhost"))
    return "This host cannot be reached from the internet";
  if (own.hosts.some((one) => plainHost(one) === host)) return "This is the funnel’s own address";
  return null;
}

/** A host with a dot at its end is the same host. */
function plainHost(host: string): string {
  return host.toLowerCase().replace(/\.+$/, "");
}
