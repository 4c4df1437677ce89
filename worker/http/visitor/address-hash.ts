import { keyedHash } from "../../crypto/keyed-hash.ts";
import { addressKey, type NetworkBits } from "./address-key.ts";
import { clientOf } from "./client-of.ts";
import type { AppContext } from "../context.ts";

/**
 * The keyed hash under which a visitor's address is counted for an hour, by an IPv6 network of so many bits. Null where
 * the edge tells no address, and without a key.
 */
export async function addressHash(c: AppContext, bits: NetworkBits): Promise<string | null> {
  const { ipAddress } = clientOf(c);
  return ipAddress === null ? null : keyedHash(c.env, "address", addressKey(ipAddress, bits));
}
