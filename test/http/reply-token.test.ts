import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { replyAddress, threadOfAddress } from "../../worker/crypto/reply-token.ts";

const ENV = { ...env, REPLY_DOMAIN: "In.Acme.example" };

async function addressOf(threadId: number): Promise<string> {
  const address = await replyAddress(ENV, threadId);
  if (address === null) throw new Error("no address");
  return address;
}

describe("a reply address", () => {
  it.each([1, 255, 65_536, 2 ** 40 + 7, 2 ** 48 - 1])("names thread %i, whatever its case", async (id) => {
    const address = await addressOf(id);
    expect(address).toMatch(/^reply\+[a-z2-7]{26}@in\.acme\.example$/);
    expect(address.indexOf("@")).toBeLessThanOrEqual(64);
    expect(await threadOfAddress(ENV, address)).toBe(id);
    expect(await threadOfAddress(ENV, ` ${address.toUpperCase()} `)).toBe(id);
  });

  it("cannot be changed in any of its characters, nor cut, nor grown", async () => {
    const address = await addressOf(41);
    const token = address.slice("reply+".length, address.indexOf("@"));
    const changed = Array.from(token, (digit, at) => {
      const other = digit === "a" ? "b" : "a";
      return token.slice(0, at) + other + token.slice(at + 1);
    });
    for (const forged of [...changed, `${token}a`, token.slice(0, -1), ""]) {
      expect([forged, await threadOfAddress(ENV, address.replace(token, forged))]).toEqual([forged, null]);
    }
  });

  it.each([
    ["of another domain", (address: string) => address.replace("@in.", "@out.")],
    ["that is no reply address", (address: string) => address.replace("reply+", "hello+")],
    ["within another", (address: string) => `x${address}`],
    ["with a name", (address: string) => `Ada <${address}>`],
  ])("%s is none of ours", async (_, change) => {
    expect(await threadOfAddress(ENV, change(await addressOf(41)))).toBeNull();
  });

  it("is signed with the site's own key", async () => {
    const address = await addressOf(41);
    expect(await threadOfAddress({ ...ENV, SESSION_HMAC_KEY: "another key" }, address)).toBeNull();
    expect(await threadOfAddress({ ...ENV, SESSION_HMAC_KEY: "" }, address)).toBeNull();
  });

  it("needs a domain and a key", async () => {
    expect(await replyAddress({ ...ENV, REPLY_DOMAIN: "" }, 1)).toBeNull();
    expect(await replyAddress({ ...ENV, SESSION_HMAC_KEY: "" }, 1)).toBeNull();
    expect(await threadOfAddress({ ...ENV, REPLY_DOMAIN: "" }, await addressOf(1))).toBeNull();
  });
});
