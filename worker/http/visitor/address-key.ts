import { keyedHash } from "../../crypto/keyed-hash.ts";
import type { AppContext } from "../context.ts";
import { clientOf } from "./client-of.ts";

const IPV6_GROUPS = 8;
const GROUP_BITS = 16;
/** An IPv6 customer has an entire /64 and may have a /48, which is 65,536 of them. */
export type NetworkBits = 64 | 48;
/** The prefix of `::ffff:a.b.c.d`, an IPv4 address written as IPv6. */
const MAPPED = [0, 0, 0, 0, 0, 0xffff];

/**
 * The key under which an address is limited: an IPv4 address or an IPv6 /64, in any spelling (contract 2), or a wider
 * network of `bits` bits.
 */
export function addressKey(address: string, bits: NetworkBits = 64): string {
  const groups = ipv6Groups(address);
  if (!groups) return address;
  const [high = 0, low = 0] = groups.slice(MAPPED.length);
  if (MAPPED.every((group, at) => groups[at] === group)) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join(".");
  }
  const network = groups.slice(0, bits / GROUP_BITS).map((group) => group.toString(16));
  return `${network.join(":")}::/${bits}`;
}

/** The eight groups of an IPv6 address, normalised by the URL parser; null for anything else. */
function ipv6Groups(address: string): number[] | null {
  const url = `http://[${address}]`;
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(url)) return null;
  const [before = [], after = []] = new URL(url).hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").flatMap((group) => (group === "" ? [] : [Number.parseInt(group, 16)])));
  const zeros = Array.from({ length: IPV6_GROUPS - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
}

/**
 * The keyed hash under which a visitor's address is counted for an hour, by an IPv6 network of `bits` bits. Null if the
 * edge reports no address, or without a key.
 */
export async function addressHash(c: AppContext, bits: NetworkBits): Promise<string | null> {
  const { ipAddress } = clientOf(c);
  return ipAddress === null ? null : keyedHash(c.env, "address", addressKey(ipAddress, bits));
}
