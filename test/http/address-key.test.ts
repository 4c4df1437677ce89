import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressKey } from "../../worker/http/visitor/address-key.ts";

const byte = fc.integer({ min: 0, max: 255 });
const ipv4 = fc.tuple(byte, byte, byte, byte).map((bytes) => bytes.join("."));
const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
const ipv6 = fc.array(group, { minLength: 8, maxLength: 8 });
const isMapped = (groups: readonly number[]) => groups.slice(0, 6).join() === "0,0,0,0,0,65535";

/** The ways to write an address: upper case, leading zeros, and any run of zeros left out. */
function spellings(groups: readonly number[]): string[] {
  const hex = groups.map((one) => one.toString(16));
  const plain = hex.join(":");
  const padded = hex.map((one) => one.padStart(4, "0")).join(":");
  const shortened = groups.flatMap((_, start) =>
    groups.flatMap((__, at) => {
      const end = at + 1;
      const isZero = end > start + 1 && groups.slice(start, end).every((one) => one === 0);
      return isZero ? [`${hex.slice(0, start).join(":")}::${hex.slice(end).join(":")}`] : [];
    }),
  );
  return [plain, padded, plain.toUpperCase(), ...shortened];
}

describe("what limits count as one address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0DB8:0000:0000:ffff::", "2001:db8:0:0::/64"],
    ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["unknown", "unknown"],
    ["::]/x:", "::]/x:"],
    [":::", ":::"],
  ])("%s is %s", (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it.each([
    ["2001:db8:7:1::1", "2001:db8:7::/48"],
    ["2001:0DB8:0007:ffff:1::", "2001:db8:7::/48"],
    ["::1", "0:0:0::/48"],
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["unknown", "unknown"],
  ])("%s in a /48 is %s", (address, key) => {
    expect(addressKey(address, 48)).toBe(key);
  });

  it("is the same in every spelling, and for everybody in a /64", () => {
    fc.assert(
      fc.property(ipv6, ipv6, (groups, others) => {
        fc.pre(!isMapped(groups));
        const neighbour = [...groups.slice(0, 4), ...others.slice(4)];
        fc.pre(!isMapped(neighbour));
        const keys = [...spellings(groups), ...spellings(neighbour)].map((one) => addressKey(one));
        expect(new Set(keys).size).toBe(1);
      }),
    );
  });

  it("is another one for another /64", () => {
    fc.assert(
      fc.property(ipv6, ipv6, (one, other) => {
        fc.pre(one.slice(0, 4).join() !== other.slice(0, 4).join() && !isMapped(one) && !isMapped(other));
        expect(addressKey(one.map((part) => part.toString(16)).join(":"))).not.toBe(
          addressKey(other.map((part) => part.toString(16)).join(":")),
        );
      }),
    );
  });

  it("is an IPv4 address itself, also where it is written as IPv6", () => {
    fc.assert(
      fc.property(ipv4, (address) => {
        expect(addressKey(address)).toBe(address);
        expect(addressKey(`::ffff:${address}`)).toBe(address);
      }),
    );
  });
});
