import { mailParts } from "#domain/mail/mail-parts";
import { describe, expect, test } from "vitest";

const own = (text: string) => ({ isQuoted: false, text });
const quoted = (text: string) => ({ isQuoted: true, text });

/** What stands between the answer and the quoted mail, as programs write it. */
const ABOVE_QUOTED: Record<string, string> = {
  Gmail: "On Mon, Nov 23, 2026 at 10:00 AM Team <team@example.com> wrote:",
  "Gmail, in two lines": "On Mon, Nov 23, 2026 at 10:00 AM The Team of Example <\nteam@example.com> wrote:",
  "Apple Mail": "On 23. Nov 2026, at 10:00, Team <team@example.com> wrote:",
  Thunderbird: "On 11/23/26 10:00, Team wrote:",
  German: "Am 23.11.2026 um 10:00 schrieb Team:",
  "German, Gmail": "Am Mo., 23. Nov. 2026 um 10:00 Uhr schrieb Team <team@example.com>:",
  French: "Le lun. 23 nov. 2026 à 10:00, Team <team@example.com> a écrit :",
  Spanish: "El lun, 23 nov 2026 a las 10:00, Team (<team@example.com>) escribió:",
  Italian: "Il giorno lun 23 nov 2026 alle ore 10:00 Team <team@example.com> ha scritto:",
  Portuguese: "Em seg., 23 de nov. de 2026 às 10:00, Team <team@example.com> escreveu:",
  Dutch: "Op ma 23 nov 2026 om 10:00 schreef Team <team@example.com>:",
  Polish: "pon., 23 lis 2026 o 10:00 Team <team@example.com> napisał(a):",
  Swedish: "Den mån 23 nov. 2026 kl 10:00 skrev Team <team@example.com>:",
  Danish: "man. 23. nov. 2026 kl. 10.00 skrev Team <team@example.com>:",
  Finnish: "ma 23. marrask. 2026 klo 10.00 Team (team@example.com) kirjoitti:",
  Russian: "пн, 23 нояб. 2026 г. в 10:00, Team <team@example.com>:",
  Ukrainian: "пн, 23 лист. 2026 р. о 10:00 Team <team@example.com> пише:",
  Turkish: "Team <team@example.com>, 23 Kas 2026 Pzt, 10:00 tarihinde şunları yazdı:",
  Japanese: "2026年11月23日(月) 10:00 Team <team@example.com>:",
  Chinese: "Team <team@example.com> 于2026年11月23日周一 10:00写道：",
  Outlook: "-----Original Message-----\nFrom: Team\nSent: Monday, November 23, 2026 10:00\nTo: Ada",
  "Outlook, newer":
    "________________________________\nFrom: Team <t@example.com>\nSent: 23 Nov 2026\nSubject: Hi",
  "Outlook without a rule": "From: Team <team@example.com>\nDate: Monday, 23 November 2026\nTo: Ada",
  "Outlook, bold": "*From:* Team\n*Sent:* Monday\n*To:* Ada",
  "Outlook, German":
    "Von: Team <t@example.com>\nGesendet: Montag, 23. November 2026\nAn: Ada\nBetreff: Ihr Plan",
  "Outlook, French": "De : Team <t@example.com>\nEnvoyé : lundi 23 novembre 2026\nÀ : Ada",
  "Outlook, Spanish": "De: Team\nEnviado el: lunes\nFecha: 23\nPara: Ada\nAsunto: Plan",
  "Outlook, Chinese": "发件人: Team\n发送时间: 2026年11月23日\n收件人: Ada",
  forwarded: "---------- Forwarded message ---------\nFrom: Team",
};

describe("what a mail quotes", () => {
  test.each(Object.entries(ABOVE_QUOTED))("from %s is apart from the answer above it", (_, line) => {
    expect(mailParts(`Yes, please.\n\nAda\n\n${line}\n\nYour plan is ready.`)).toEqual([
      own("Yes, please.\n\nAda"),
      quoted(`${line}\n\nYour plan is ready.`),
    ]);
  });

  test("with marks ends where they end, so that an answer below is the sender's own", () => {
    expect(mailParts("On 23 Nov, Team wrote:\n> Shall we talk?\n\nTomorrow at 10.")).toEqual([
      quoted("On 23 Nov, Team wrote:\n> Shall we talk?"),
      own("Tomorrow at 10."),
    ]);
  });

  test("leaves answers between its lines to the sender", () => {
    expect(mailParts("> When?\nTomorrow.\n> Where?\n>> Here?\nAt home.")).toEqual([
      quoted("> When?"),
      own("Tomorrow."),
      quoted("> Where?\n>> Here?"),
      own("At home."),
    ]);
  });

  test.each([
    "On reflection, this is what I wrote:\nI will take it.",
    "From: my heart\nthank you",
    "To: be sure\nSent: nothing",
    "-- \nAda Lovelace",
    "--- later ---\nmore",
    "Please write to team@example.com:\nthank you",
    "In 2026 I want 3 things:\n- money",
  ])("is not what somebody writes like it: %s", (text) => {
    expect(mailParts(text)).toEqual([own(text)]);
  });

  test("is nothing in an empty mail", () => {
    expect(mailParts(" \r\n\r\n")).toEqual([]);
  });

  test("is found in a mail made to be slow", () => {
    const hostile = [
      "On 1 ".repeat(20_000),
      "On 1 a\n".repeat(20_000),
      "From: a\n".repeat(20_000),
      "-".repeat(500_000),
    ];
    for (const text of hostile) expect(mailParts(text).length).toBeGreaterThan(0);
  });
});
