import { filledMail, leftPlaceholders } from "#domain/mail/mail-placeholders";
import { mailTemplateSchema, newMailSchema } from "#domain/mail/mail-schemas";
import { describe, expect, it } from "vitest";

const VALUES = {
  firstName: "Ada",
  brand: "BPM",
  program: null,
  bookingLink: null,
  hubLink: "https://bpm.example/hub/1",
  finishLink: null,
  owner: "Grace",
};

const MAIL = { mailId: "6f0c3d0e-3c0c-4c55-9a57-6a6b3f6b2f10", subject: "Hello", text: "Hello" };

describe("the placeholders of a mail", () => {
  it("are filled in, and one without a value stays to be seen", () => {
    const text = filledMail("Hi {firstName}, {program} at {hubLink}: {firstName}", VALUES);
    expect(text).toBe("Hi Ada, {program} at https://bpm.example/hub/1: Ada");
    expect(leftPlaceholders(text)).toEqual(["program"]);
  });

  it("cannot come from a value", () => {
    expect(filledMail("{firstName}", { ...VALUES, firstName: "{owner}" })).toBe("{owner}");
  });

  it("are not sent as they are", () => {
    const refused = newMailSchema.safeParse({ ...MAIL, text: "{program} and {owner}", subject: "{hubLink}" });
    expect(refused.error?.issues.map(({ message }) => message)).toEqual([
      "Fill in {hubLink} first",
      "Fill in {program} and {owner} first",
    ]);
    const misspelled = newMailSchema.safeParse({ ...MAIL, text: "Hi {firstname}" });
    expect(misspelled.error?.issues).toMatchObject([
      { path: ["text"], message: "Nothing can be filled in for {firstname}" },
    ]);
    // Braces of their own are nobody's placeholder.
    expect(newMailSchema.safeParse({ ...MAIL, text: "{ ok } {} {two words}" }).success).toBe(true);
  });

  it("of another name are refused in a template", () => {
    const write = { name: "Hello", subject: "{brand}", text: "Hi {name}, {firstName}" };
    const refused = mailTemplateSchema.safeParse(write);
    expect(refused.error?.issues).toMatchObject([
      { path: ["text"], message: "Nothing can be filled in for {name}" },
    ]);
  });
});
