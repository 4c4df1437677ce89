import { plainLook } from "#domain/content/look/plain-look";
import { readable } from "#domain/content/page-content";
import { sample } from "#domain/content/sample/sample";
import { describe, expect, it } from "vitest";
import { mailBody } from "../../worker/delivery/email/mail-template.ts";
import { whyWords } from "../../worker/delivery/email/mail-words.ts";
import {
  hubMailText,
  newLinkText,
  reminderText,
  type MailLead,
} from "../../worker/delivery/email/mail-texts.ts";
import { hostileContent } from "../setup/content/hostile-words.ts";

const lead: MailLead = {
  sessionId: "7b1f6a52-3f0e-4c1e-9a53-3f0f4f1f0a11",
  name: "{timeLeft} Lovelace",
  answers: {},
  offerTier: null,
  offerName: null,
  promoText: null,
  hubExpiresAt: Date.UTC(2026, 0, 7),
  emailConsent: Date.UTC(2026, 0, 5),
  emailConsentPage: "/quiz",
  emailConsentWording: null,
  timeZone: null,
  emailConsentText: null,
};

function frameWith(change: (content: typeof sample) => void) {
  const content = structuredClone(sample);
  change(content);
  const words = readable(content);
  return {
    mails: words.mails,
    booking: words.booking,
    why: whyWords(words),
    origin: "https://coach.example",
    now: Date.UTC(2026, 0, 5),
    sender: null,
    postalAddress: "1 Main St",
    unsubscribeUrl: "https://coach.example/api/unsubscribe/x",
  };
}

describe("e-mails say what the content says", () => {
  it("in its words, its order, with the brand's name", () => {
    const frame = frameWith((content) => {
      content.brand.name = "Kettlebell Club";
      content.mails.reminder = {
        subject: "{name}, {timeLeft} left at {brand}",
        preview: "Come back",
        heading: "Still here",
        paragraphs: ["One", "Two"],
      };
      content.mails.frame.button = "Open it";
    });
    const mail = reminderText({ ...lead, name: "Ada" }, frame);
    expect(mail).toMatchObject({ subject: "Ada, 2 days left at Kettlebell Club", heading: "Still here" });
    expect(mail.paragraphs).toEqual(["One", "Two"]);
    expect(mail.button.label).toBe("Open it");
  });

  it("a name is no placeholder, and what has no value leaves nothing behind", () => {
    const frame = frameWith(() => {});
    expect(newLinkText(lead, frame).subject).toBe("Your strategy hub is open again, {timeLeft}");
    expect(newLinkText({ ...lead, name: null }, frame).subject).toBe("Your strategy hub is open again");
    expect(hubMailText(lead, frame).paragraphs[0]).toBe("Thanks for taking the assessment.");
  });

  it.each([hubMailText, reminderText, newLinkText])(
    "a subject is one line, whatever is stored: %o",
    (textOf) => {
      const frame = frameWith(({ mails }) => {
        for (const mail of [mails.hub, mails.reminder, mails.newLink])
          mail.subject = "{name}, now\r\nBcc: x@y.test";
      });
      expect(textOf({ ...lead, name: "Ada" }, frame).subject).toBe("Ada, now Bcc: x@y.test");
    },
  );

  it.each([
    ["2026-11-22", null, sample.consents.mail],
    ["of-then", "Yes, send me the programme.", "Yes, send me the programme."],
  ])("the wording that was agreed to is quoted: %s", (emailConsentWording, emailConsentText, quoted) => {
    const frame = frameWith((content) => (content.consents.mail = "Of today."));
    const [why] = reminderText({ ...lead, emailConsentWording, emailConsentText }, frame).footer;
    expect(why).toBe(
      `You’re getting this email because this box was checked at /quiz on Mon, Jan 5, 2026, 12:00 AM UTC: “${quoted}”`,
    );
  });

  it.each([hubMailText, newLinkText, reminderText])(
    "whatever an owner writes is text in it: %o",
    (textOf) => {
      const frame = frameWith((content) => void Object.assign(content, hostileContent()));
      const mail = textOf({ ...lead, offerName: "<img src=x>", emailConsentText: "</td><img src=x>" }, frame);
      const { html } = mailBody(mail, plainLook(sample.look));
      expect(html).toContain("&lt;img src=x onerror=x()&gt;");
      expect(html).not.toMatch(/<(?:script|img|\/script)|" onload="/);
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html.match(/<\/td>/g)).toHaveLength(4);
    },
  );

  it.each([
    ["America/Edmonton", "Tue, Dec 1, 2026, 1:00 PM Edmonton time"],
    ["America/Vancouver", "Tue, Dec 1, 2026, 12:00 PM Vancouver time"],
    [null, "Tue, Dec 1, 2026, 7:00 PM UTC"],
  ])("the hub’s end is told by the lead’s clocks: %s", (timeZone, value) => {
    const ends = { ...lead, timeZone, hubExpiresAt: Date.parse("2026-12-01T19:00:00Z") };
    const { facts } = reminderText(
      ends,
      frameWith(() => {}),
    );
    expect(facts.at(-1)).toMatchObject({ value });
  });

  it("a wording that is not known is not quoted", () => {
    const [why] = reminderText(
      { ...lead, emailConsentWording: "old" },
      frameWith(() => {}),
    ).footer;
    expect(why).toBe(
      "You’re getting this email because you agreed to it at /quiz on Mon, Jan 5, 2026, 12:00 AM UTC.",
    );
  });
});
