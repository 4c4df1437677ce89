const IPV6_GROUPS = 8;
/** An IPv6 customer has an entire /64, the first four groups of an address. */
const NETWORK_GROUPS = 4;
/** The prefix of `::ffff:a.b.c.d`, an IPv4 address written as IPv6. */
const MAPPED = [0, 0, 0, 0, 0, 0xffff];

/** The key under which an address is limited: an IPv4 address or an IPv6 /64, in any spelling (contract 2). */
export function addressKey(address: string): string {
  const groups = ipv6Groups(address);
  if (!groups) return address;
  const [high = 0, low = 0] = groups.slice(MAPPED.length);
  if (MAPPED.every((group, at) => groups[at] === group)) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join(".");
  }
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
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
