import { consentMode } from "#domain/people/consent/consent-mode";
import { describe, expect, it } from "vitest";

const modeIn = (country: string | null, region: string | null = null) =>
  consentMode({ country, region, loopback: false });

// Written out by law, not taken from the code: who is left out here is not asked.
const EU = "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" ");
const REST_OF_EEA = ["IS", "LI", "NO"];
const SAME_LAW = {
  "French overseas": ["GF", "GP", "MQ", "RE", "YT", "MF"],
  Åland: ["AX"],
  Gibraltar: ["GI"],
};

describe("visitors who are asked first", () => {
  it("there are 27 countries in the EU", () => expect(new Set(EU).size).toBe(27));

  it.each(EU)("of the EU: %s", (country) => expect(modeIn(country)).toBe("opt-in"));

  it.each(REST_OF_EEA)("of the rest of the EEA: %s", (country) => expect(modeIn(country)).toBe("opt-in"));

  it.each(["GB", "CH"])("of the United Kingdom and Switzerland: %s", (country) =>
    expect(modeIn(country)).toBe("opt-in"),
  );

  it.each(Object.values(SAME_LAW).flat())("of territories under the same law: %s", (country) =>
    expect(modeIn(country)).toBe("opt-in"),
  );

  it("of Québec", () => expect(modeIn("CA", "QC")).toBe("opt-in"));

  it.each([
    ["none that the edge knows", null],
    ["Cloudflare's sign for unknown", "XX"],
    ["Tor", "T1"],
  ])("of an unknown country: %s", (_case, country) => {
    expect(modeIn(country)).toBe("opt-in");
    expect(modeIn(country, "QC")).toBe("opt-in");
  });
});

describe("visitors for whom silence is a yes until they say no", () => {
  it.each(["US", "MX", "BR", "AU", "NZ", "IN", "JP", "TR", "RS", "UA"])("of %s", (country) =>
    expect(modeIn(country)).toBe("opt-out"),
  );

  it.each([null, "ON", "AB", "BC", "NB"])("of Canada outside Québec: region %s", (region) =>
    expect(modeIn("CA", region)).toBe("opt-out"),
  );

  it("of another country with a region of the same letters as Québec's", () =>
    expect(modeIn("US", "QC")).toBe("opt-out"));
});

describe("on this machine", () => {
  it.each([null, "XX", "T1"])("country %s is nobody far away: silence is a yes", (country) =>
    expect(consentMode({ country, region: null, loopback: true })).toBe("opt-out"),
  );

  it("a country that is known counts all the same", () => {
    expect(consentMode({ country: "DE", region: null, loopback: true })).toBe("opt-in");
    expect(consentMode({ country: "CA", region: "QC", loopback: true })).toBe("opt-in");
    expect(consentMode({ country: "US", region: null, loopback: true })).toBe("opt-out");
  });
});
