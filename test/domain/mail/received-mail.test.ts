import { asksToStop } from "#domain/mail/asks-to-stop";
import { htmlText } from "#domain/mail/html-text";
import { isAutomatic } from "#domain/mail/is-automatic";
import { contentStart, mailHeaders } from "#domain/mail/mail-headers";
import {
  keptFiles,
  keptMessageId,
  keptSender,
  keptSubject,
  keptText,
  MAIL_TEXT_BYTES,
} from "#domain/mail/received-mail";
import { describe, expect, test } from "vitest";

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe("a mail to stop", () => {
  test.each([
    "stop",
    "STOP.",
    "Please stop!",
    "Unsubscribe, please",
    "remove me",
    "\n\n  Stop  \n\nAda\n\n> Hi",
  ])("is %j", (text) => expect(asksToStop(text)).toBe(true));

  test.each([
    "",
    "Stop by at 10",
    "Don't stop",
    "stop it? no",
    "Hello\nstop",
    "> stop\n\nthat is what I wrote",
    "unsubscribe me from ads",
  ])("is not %j", (text) => expect(asksToStop(text)).toBe(false));
});

describe("an automatic mail", () => {
  test.each([
    ["Auto-Submitted: auto-replied (vacation)", true],
    ["Auto-Submitted: auto-generated; owner-email=a", true],
    ["auto-submitted: AUTO-NOTIFIED", true],
    ["Auto-Submitted: no", false],
    ["Precedence: bulk", true],
    ["Precedence: list", true],
    ["Precedence: first-class", false],
    ["Content-Type: multipart/report;\r\n report-type=delivery-status", true],
    ["Content-Type: multipart/mixed; boundary=report", false],
    ["List-Id: <all.example.com>", true],
    ["List-Unsubscribe: <mailto:a@example.com>", true],
    ["Subject: Auto-Submitted: auto-replied", false],
    ["X: a\r\n Auto-Submitted: auto-replied", false],
  ])("by %s: %s", (header, isIt) => {
    expect(isAutomatic(mailHeaders(`${header}\r\n\r\n`), "ada@example.com")).toBe(isIt);
  });

  test.each(["", "<>", " "])("is a bounce, whose envelope has no sender: %j", (sender) => {
    expect(isAutomatic(new Map(), sender)).toBe(true);
  });
});

describe("a mail's headers", () => {
  test.each(["\r\n", "\n"])("end before its content, and fold over lines that end in %j", (end) => {
    const head = [
      `From: a@example.com`,
      "Subject: one",
      "\ttwo",
      "no header",
      ": nor this",
      "from: b@example.com",
    ];
    const text = `${head.join(end)}${end}${end}`;
    expect(mailHeaders(text)).toEqual(
      new Map([
        ["from", ["a@example.com", "b@example.com"]],
        ["subject", ["one\ttwo"]],
      ]),
    );
    expect(contentStart(bytesOf(`${text}Hi: there`))).toBe(text.length);
  });

  test("are read in a mail made to be slow", () => {
    for (const line of ["a:\n", "a: b\n c\n", ":\n"]) {
      expect(mailHeaders(line.repeat(150_000)).get("a")?.length ?? 0).toBeLessThanOrEqual(150_000);
    }
  });

  test("are all of a mail that ends in them", () => {
    expect(contentStart(bytesOf("Subject: a"))).toBe(10);
    expect(mailHeaders("").size).toBe(0);
  });
});

describe("text out of HTML", () => {
  test.each([
    ["Hi<br>there", "Hi\nthere"],
    ["<p>One</p><p>Two</p>", "One\n\nTwo"],
    ["<div>One</div><div>Two &amp; <b>three</b></div>", "One\nTwo & three"],
    ["<ul><li>One<li>Two</ul>", "- One\n- Two"],
    ["<table><tr><td>a</td><td>b</td></tr></table>", "a b"],
    ["a<script>alert(1)</script>b<style>p{}</style>c<!-- d > -->e", "abce"],
    [
      "Yes<blockquote>Shall we?<blockquote>Hm</blockquote></blockquote>No",
      "Yes\n\n> Shall we?\n\n> > Hm\n\nNo",
    ],
    ["1 < 2 &lt;b&gt; &#128512;&#x41;&#0;&bogus;&valueOf;", "1 < 2 <b> 😀A&bogus;&valueOf;"],
    ['<img src=x onerror="alert(1)"><a href="https://evil.example">here</a>', "here"],
    ["<script>never closed", ""],
    ["<!-- never closed", ""],
    ["text <b", "text"],
  ])("of %j is %j", (html, text) => expect(htmlText(html)).toBe(text));

  test("takes a hostile page in its stride", () => {
    const hostile = [
      "<".repeat(300_000),
      "<script>".repeat(60_000),
      "<blockquote>".repeat(40_000),
      "&#".repeat(200_000),
    ];
    for (const html of hostile) expect(typeof htmlText(html)).toBe("string");
  });
});

describe("what is saved of a mail", () => {
  test("is its text up to 64 KB, and never half a character", () => {
    expect(keptText("Hi\r\nthere\u0000\u0007\t!\n\n")).toEqual({ text: "Hi\nthere\t!", isCut: false });
    expect(keptText("a".repeat(MAIL_TEXT_BYTES))).toMatchObject({ isCut: false });
    const { text, isCut } = keptText(`a${"ä".repeat(MAIL_TEXT_BYTES)}`);
    expect(isCut).toBe(true);
    expect(text).toBe(`a${"ä".repeat(MAIL_TEXT_BYTES / 2 - 1)}`);
  });

  test("is its subject, sender and files in one line each", () => {
    expect(keptSubject(" Re:\r\n your\tplan\u0000 ")).toBe("Re: your plan");
    expect(keptSender({ address: "ada@example.com", name: "A\nda\u202e" })).toEqual({
      address: "ada@example.com",
      name: "A da",
    });
    expect(keptSender({ address: "", name: "" })).toEqual({ address: null, name: null });
    expect(
      keptFiles([
        { name: "plan\u202efdp.exe", bytes: 3 },
        { name: "", bytes: null },
      ]),
    ).toEqual([
      { name: "planfdp.exe", bytes: 3 },
      { name: "Without a name", bytes: null },
    ]);
  });

  test.each([
    ["<a.b@example.com>", "<a.b@example.com>"],
    [" <a@b> ", "<a@b>"],
    ["a@b", null],
    ["<a@b> <c@d>", null],
    ["<a\r\nBcc: x@y>", null],
    [`<${"a".repeat(600)}>`, null],
  ])("is the Message-ID %j as %j", (given, kept) => expect(keptMessageId(given)).toBe(kept));
});
