import {
  businessUrlSchema,
  contactSchema,
  emailSchema,
  nameSchema,
  sessionIdSchema,
  uuidSchema,
} from "#domain/funnel/answers/contact";
import { EMAIL_MESSAGE, URL_MESSAGE } from "#domain/funnel/answers/contact-fields";
import { suggestEmail, suggestUrl } from "#domain/funnel/answers/contact-suggestions";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

describe("name", () => {
  test("is trimmed, and any script will do", () => {
    expect(nameSchema.parse("  Zoë 王 O'Neill-Ağa  ")).toBe("Zoë 王 O'Neill-Ağa");
    expect(nameSchema.parse("x".repeat(500))).toHaveLength(500);
  });

  test.each(["", "   ", "x".repeat(501), "A\r\nBcc: x@y.z", "a\u0007b", "a\u0085b", "a\u2028b", null, 7])(
    "refuses %j",
    (name) => expect(nameSchema.safeParse(name).success).toBe(false),
  );
});

describe("e-mail", () => {
  test.each(["ada@example.com", "a.b+c@d.co.uk", "ü@exämple.de", "x@y.z"])("takes %s", (email) =>
    expect(emailSchema.parse(` ${email} `)).toBe(email),
  );

  test.each([
    "mailto:pat@shop.test",
    "MAILTO:pat@shop.test?subject=Hello",
    "pat@shop.test,",
    "pat@shop.test.",
    "pat@shop.test ; ",
    "<pat@shop.test>",
    "Pat Example <pat@shop.test>,",
    "<mailto:pat@shop.test>",
  ])("takes %j for pat@shop.test", (email) => expect(emailSchema.parse(email)).toBe("pat@shop.test"));

  test.each(["ada", "ada@", "@b.co", "a@b", "a@b.", "a b@c.de", "a@@b.co", "a@b.c@d.e", "a\u0001@b.co"])(
    "refuses %j in the spec's words or for its control character",
    (email) => {
      const message = emailSchema.safeParse(email).error?.issues.at(-1)?.message;
      expect([EMAIL_MESSAGE, "Please retype this without hidden characters"]).toContain(message);
    },
  );

  test("holds 254 characters, and reads an oversized one at once", () => {
    expect(emailSchema.safeParse(`${"a".repeat(248)}@bc.de`).success).toBe(true);
    expect(emailSchema.safeParse(`${"a".repeat(249)}@bc.de`).success).toBe(false);
    for (const run of [".", " ", "<", ">", ",", "\u200b"]) {
      expect(emailSchema.safeParse(`a@${run.repeat(1_000_000)}@`).success).toBe(false);
      expect(emailSchema.safeParse(`a@${run.repeat(1000)}@`).success).toBe(false);
    }
  });
});

describe("website", () => {
  test.each([
    "https://example.com",
    "http://example.com",
    "HTTPS://Example.COM/Path?q=a@b#c@d",
    "https://sub.example.co.uk:8443/x",
    "https://exämple.de",
    "https://instagram.com/@ada",
    "https://1.2.3.4",
  ])("takes %s as it is", (url) => expect(businessUrlSchema.parse(` ${url}`)).toBe(url));

  test.each([
    "",
    "example.com",
    "www.example.com",
    "//evil.com",
    "https:evil.com",
    "https:/evil.com",
    "https://",
    "https://localhost",
    "https://localhost.",
    "https://.com",
    "https://a b.com",
    "https://a%20b.com",
    "https://a<b>.com",
    'https://a"b.com',
    "https://good.com@evil.com",
    "https://user:pass@evil.com",
    "https://@evil.com",
    String.raw`https://good.com\@evil.com`,
    "javascript:alert(1)//.com",
    "JaVaScRiPt://example.com/%0aalert(1)",
    "java\tscript:alert('a.b')",
    "\tjavascript:alert('a.b')",
    "https://exa\tmple.com",
    "https://example.com/a\nb",
    "data:text/html,https://a.b",
    "ftp://example.com",
    "https://[::1]",
    `https://example.com/${"a".repeat(2030)}`,
  ])("refuses %j", (url) => expect(businessUrlSchema.safeParse(url).success).toBe(false));

  test.each([
    ["https://shop.com,", "https://shop.com"],
    ["https://shop.com.", "https://shop.com"],
    ["<https://shop.com/a>", "https://shop.com/a"],
    ["https://shop.com/a b", "https://shop.com/a b"],
  ])("takes %j for %s", (text, url) => expect(businessUrlSchema.parse(text)).toBe(url));

  test("says so in the spec's words", () => {
    expect(businessUrlSchema.safeParse("example.com").error?.issues[0]?.message).toBe(URL_MESSAGE);
  });

  test("whatever it takes, WHATWG reads as http(s), a dotted host and no user", () => {
    const scheme = fc.constantFrom("http:", "https:", "HtTp:", "javascript:", "data:", "", "ftp:");
    const slashes = fc.constantFrom("//", "/", "", "\\\\", "///", "//\t");
    const part = fc.oneof(
      fc.constantFrom("a.b", "@", ":", "\\", "x", "?", "#", "%2e", "。", "[", "é"),
      fc.string(),
    );
    const text = fc.tuple(scheme, slashes, fc.array(part, { maxLength: 5 }));
    fc.assert(
      fc.property(
        fc.oneof(
          text.map(([s, l, parts]) => s + l + parts.join("")),
          fc.webUrl(),
        ),
        (url) => {
          const result = businessUrlSchema.safeParse(url);
          if (!result.success) return;
          const parsed = new URL(result.data);
          expect(["http:", "https:"]).toContain(parsed.protocol);
          expect(parsed.hostname).toContain(".");
          expect(parsed.username + parsed.password).toBe("");
        },
      ),
      { numRuns: 2000 },
    );
  });

  test("takes every ordinary web address", () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        expect(businessUrlSchema.safeParse(url).success).toBe(true);
      }),
    );
  });
});

test("contact takes the three fields and nothing else", () => {
  const contact = { name: "Ada", email: "ada@example.com", businessUrl: "https://example.com" };
  expect(contactSchema.parse({ ...contact, offerTier: 5 })).toEqual(contact);
  expect(contactSchema.safeParse({ ...contact, businessUrl: undefined }).success).toBe(false);
});

describe("ids", () => {
  test("a session id is a version-4 UUID of any case, kept in lower case", () => {
    fc.assert(
      fc.property(fc.uuid({ version: 4 }), (id) => {
        expect(sessionIdSchema.parse(id.toUpperCase())).toBe(id);
        expect(uuidSchema.parse(id)).toBe(id);
      }),
    );
  });

  test.each([
    "",
    "6ba7b810-9dad-11d1-80b4-00c04fd430c8",
    "00000000-0000-0000-0000-000000000000",
    "3f2504e0-4f89-41d3-ca0c-0305e82c3301",
    "3f2504e04f8941d39a0c0305e82c3301",
    " 3f2504e0-4f89-41d3-9a0c-0305e82c3301",
    "3f2504e0-4f89-41d3-9a0c-0305e82c3301'--",
    null,
    1,
  ])("%j is no session id", (id) => expect(sessionIdSchema.safeParse(id).success).toBe(false));
});

describe("suggestions", () => {
  test.each([
    ["example.com", "https://example.com"],
    [" www.example.co.uk/shop ", "https://www.example.co.uk/shop"],
    ["//example.com", "https://example.com"],
    ["example.com:8443", "https://example.com:8443"],
    ["1.2.3.4", null],
    ["https://example.com", null],
    ["javascript:alert(1).com", null],
    ["mailto:a@b.co", null],
    ["svn.ssh:/example.com", null],
    ["ftp://example.com", null],
    ["https//shop.com", "https://shop.com"],
    ["http:/shop.com", "https://shop.com"],
    ["https:shop.com", "https://shop.com"],
    ["https;//shop.com", "https://shop.com"],
    ["http.//shop.com", "https://shop.com"],
    ["https:///shop.com", "https://shop.com"],
    [String.raw`https:\\shop.com`, "https://shop.com"],
    ["htps://shop.com", "https://shop.com"],
    ["HTTPS : // shop.com", "https://shop.com"],
    ["ttps://shop.com", "https://shop.com"],
    ["hhtps://shop.com/a", "https://shop.com/a"],
    ["httsp://shop.com", "https://shop.com"],
    ["https://https://shop.com", "https://shop.com"],
    ["https://http//shop.com", "https://shop.com"],
    ["shop .com", "https://shop.com"],
    ["shop. com", "https://shop.com"],
    ["www. shop.com", "https://www.shop.com"],
    ["https://shop .com/a", "https://shop.com/a"],
    ["shop.com,", "https://shop.com"],
    ["<shop.com>", "https://shop.com"],
    ["https://shop.con", "https://shop.com"],
    ["shop.con/sale", "https://shop.com/sale"],
    ["https://shop.com/a.con", null],
    ["https://a b.com", null],
    ["shop.com and other.com", null],
    ["I have none. sorry", null],
    ["ada@example.com", null],
    ["no website", null],
    ["example", null],
    ["", null],
  ])("the address %j suggests %j", (typed, suggested) => expect(suggestUrl(typed)).toBe(suggested));

  test.each([
    ["ada@gmial.com", "ada@gmail.com"],
    ["Ada.K@GMAIL.CON", "Ada.K@gmail.com"],
    ["a@yaho.com", "a@yahoo.com"],
    ["a@hotmial.co.uk", "a@hotmail.co.uk"],
    ["a@outlok.com", "a@outlook.com"],
    ["a@gmail.com", null],
    ["a@ymail.com", null],
    ["a@email.com", null],
    ["a@example.com", null],
    ["a@acme.co", null],
    ["a@gaol.com", null],
    ["gmial.com", null],
    ["pat@shop.con", "pat@shop.com"],
    ["pat@shop.cmo", "pat@shop.com"],
    ["pat@shop.co", null],
    ["pat@con.fr", null],
    ["pat @shop.com", "pat@shop.com"],
    ["pat@shop. com", "pat@shop.com"],
    ["pat@shop,com", "pat@shop.com"],
    ["pat@gmail,con", "pat@gmail.com"],
    ["two words", null],
  ])("the e-mail %j suggests %j", (typed, suggested) => expect(suggestEmail(typed)).toBe(suggested));

  test.each([
    ["gmail.com", "gmal.com"],
    ["googlemail.com", "gogglemial.com"],
    ["yahoo.com", "yahooo.com"],
    ["yahoo.co.uk", "yaho.co.ku"],
    ["hotmail.com", "hotnail.co"],
    ["hotmail.co.uk", "hotmial.co.k"],
    ["outlook.com", "outlok.con"],
    ["icloud.com", "iclod.com"],
    ["protonmail.com", "protnmial.com"],
    ["comcast.net", "comcst.ner"],
    ["verizon.net", "verison.ne"],
  ])("%s is right as it is, and what %s was meant for", (provider, slip) => {
    expect(suggestEmail(`a@${provider}`)).toBeNull();
    expect(suggestEmail(`a@${slip}`)).toBe(`a@${provider}`);
  });

  test.each(["ymail.com", "email.com", "mail.com", "yahoo.ca", "hotmail.ca", "hotmail.fr", "hotmail.de"])(
    "%s is a provider too, and left alone",
    (provider) => expect(suggestEmail(`a@${provider}`)).toBeNull(),
  );

  test("two slips are too many for a short provider, or from another first letter", () => {
    expect([suggestEmail("a@iclod.co"), suggestEmail("a@notmail.co")]).toEqual([null, null]);
  });

  test("whatever is suggested is valid", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const url = suggestUrl(text);
        const email = suggestEmail(text);
        expect(url === null || businessUrlSchema.safeParse(url).success).toBe(true);
        expect(email === null || emailSchema.safeParse(email).success).toBe(true);
      }),
    );
  });
});
