import { afterEach, beforeEach, expect, it } from "vitest";
import { listenOnLoopback, readBody, type LoopbackServer } from "../loopback-server.ts";
import { startMailServer } from "./mail-server.ts";

let app: LoopbackServer;
let mailbox: LoopbackServer;
let came: { url: URL; raw: string }[];

beforeEach(async () => {
  came = [];
  app = await listenOnLoopback(0, (request, response) => {
    void readBody(request).then((raw) => {
      came.push({ url: new URL(request.url ?? "/", "http://localhost"), raw });
      response.end("ok");
    });
  });
  mailbox = await startMailServer({ port: 0, appUrl: app.url });
});

afterEach(() => Promise.all([app.close(), mailbox.close()]));

const MAIL = {
  from: { name: "BPM", email: "hub@example.com" },
  to: "ada@analytical.example",
  replyTo: "reply+abc@reply.example.com",
  subject: "Your call’s time",
  text: "See you then.",
  html: "<html><head></head><body><p>See <a href='http://localhost/hub'>you</a> then.</p></body></html>",
};

const send = (mail: object) => fetch(`${mailbox.url}/sent`, { method: "POST", body: JSON.stringify(mail) });
const page = async (path = "/") => (await fetch(mailbox.url + path)).text();
const act = (name: string, more: Record<string, string> = {}) =>
  fetch(`${mailbox.url}/act`, {
    method: "POST",
    body: new URLSearchParams({ mail: "1", act: name, text: "Yes, please.", ...more }),
  });

it("shows each mail as it looks, by lead, and runs nothing of it", async () => {
  expect(await page()).toContain("No mail yet");
  expect((await send(MAIL)).status).toBe(204);
  expect((await send({ ...MAIL, to: "grace@navy.example", subject: "<b>Hello</b>" })).status).toBe(204);
  const shown = await page("/?mail=1");
  expect(shown).toContain("<h2>ada@analytical.example</h2>");
  expect(shown).toContain("&lt;b&gt;Hello");
  expect(shown).toMatch(
    /<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;html&gt;/,
  );
  expect(shown).toContain("Replies go to reply+abc@reply.example.com");
  expect((await send({ subject: "no recipient" })).status).toBe(400);
});

it.each([
  ["answer", "ada@analytical.example", /^Yes, please\.\r\n\r\nOn .*wrote:\r\n> See you then\./m, ""],
  ["stop", "ada@analytical.example", /^stop\r\n/m, ""],
  ["forward", "assistant@elsewhere.example", /^Yes, please\./m, ""],
  ["out-of-office", "ada@analytical.example", /^I am away/m, "Auto-Submitted: auto-replied"],
  ["bounce", "mailer-daemon@mailbox.example", /^Action: failed\r$/m, "Content-Type: multipart/report"],
])("brings '%s' to the app's email()", async (name, from, body, header) => {
  await send(MAIL);
  const answered = await act(name, { from: "assistant@elsewhere.example" });
  expect(await answered.text()).toContain("The app accepted it.");
  const [mail] = came;
  expect(mail?.url.pathname).toBe("/cdn-cgi/local/email");
  expect(Object.fromEntries(mail?.url.searchParams ?? [])).toEqual({ from, to: MAIL.replyTo });
  expect(mail?.raw).toMatch(body);
  expect(mail?.raw).toContain(header);
  expect(mail?.raw).toMatch(/^Message-ID: <[^>]+>\r$/m);
  expect(mail?.raw.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

it("a mail without reply address cannot be answered", async () => {
  await send({ ...MAIL, replyTo: undefined });
  expect(await page()).toContain("no reply address");
  expect((await act("answer")).status).toBe(404);
  expect(came).toEqual([]);
});
