import { QUESTIONS, QUESTION_IDS } from "#domain/funnel/answers/questions";
import type { FormQuestion, GivenField } from "#domain/forms/form-lead";
import { NOTHING_ALLOWED, type FormSetUp } from "#domain/forms/form-set-up";
import { withNumbersAsText } from "#domain/forms/form-webhook";
import { proposeMapping, type OwnQuestion } from "#domain/forms/propose-mapping";
import { areAllAnswered, newQuestions, readFormLead } from "#domain/forms/read-form-lead";
import { oneLine } from "#domain/one-line";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const OWN: OwnQuestion[] = QUESTIONS.map((one) => ({
  id: one.id,
  question: one.question,
  options: one.kind === "choice" ? one.options : [],
}));

/** A form that asks the eight in our words, each option under a key of its own. */
const FORM: FormQuestion[] = [
  { key: "full_name", label: "Vollständiger Name", type: "FULL_NAME", options: [] },
  { key: "work_email", label: "E-Mail", type: "WORK_EMAIL", options: [] },
  { key: "phone_number", label: "Telefon", type: "PHONE", options: [] },
  ...OWN.map(({ id, question, options }) => ({
    key: `k_${id}`,
    label: ` ${question.toUpperCase()} `,
    type: "CUSTOM",
    options: options.map(({ label }, at) => ({ key: `o${at}`, value: label })),
  })),
  { key: "shoe", label: "Shoe size?", type: "CUSTOM", options: [] },
];

const phone = (text: string) =>
  /^\+\d{8,15}$/.test(text.replaceAll(" ", "")) ? text.replaceAll(" ", "") : null;
const given = (name: string, ...values: string[]): GivenField => ({ name, values });
const setUp = (
  changes: Partial<FormSetUp["allows"]> = {},
  mapping = proposeMapping(FORM, OWN),
): FormSetUp => ({
  mapping,
  allows: { ...NOTHING_ALLOWED, ...changes },
});

describe("what is proposed for a form", () => {
  it("is what Meta's keys and equal words say, and nothing beyond", () => {
    const proposed = proposeMapping(FORM, OWN);
    expect(proposed["full_name"]?.use).toBe("name");
    expect(proposed["work_email"]?.use).toBe("email");
    expect(proposed["phone_number"]?.use).toBe("phone");
    expect(proposed["shoe"]).toEqual({ use: "show" });
    for (const { id, options } of OWN) {
      const expected = Object.fromEntries(options.map(({ value }, at) => [`o${at}`, value]));
      expect(proposed[`k_${id}`]).toEqual({ use: id, ...(options.length > 0 && { options: expected }) });
    }
  });

  it("reads sums of money as the chat does, and leaves what spans two answers to people", () => {
    const question = QUESTIONS.find(({ id }) => id === "revenue");
    const form: FormQuestion = {
      key: "umsatz",
      label: question?.question ?? "",
      type: "CUSTOM",
      options: [
        { key: "a", value: "$5k a month" },
        { key: "b", value: "10k-50k" },
        { key: "c", value: "$40k to $90k" },
        { key: "d", value: "No idea" },
      ],
    };
    expect(proposeMapping([form], OWN)["umsatz"]?.options).toEqual({ a: "under-10k", b: "10k-50k" });
  });

  it("keeps what staff had said, and proposes for what is new alone", () => {
    const known = { shoe: { use: "frustration" as const }, k_goal: { use: "show" as const } };
    const proposed = proposeMapping(FORM, OWN, known);
    expect(proposed["shoe"]?.use).toBe("frustration");
    expect(proposed["k_goal"]?.use).toBe("show");
    // The place is taken.
    expect(proposed["k_frustration"]?.use).toBe("show");
  });

  it("keeps what is no longer asked, because leads have answered it", () => {
    const known = proposeMapping(FORM, OWN);
    const goal = FORM.find(({ key }) => key === "k_goal");
    const renamed = {
      key: "k_goal",
      label: "Goal?",
      type: "CUSTOM",
      options: [{ key: "new", value: "To begin" }],
    };
    expect(proposeMapping([renamed], OWN, known)).toEqual(known);
    const [first] = goal?.options ?? [];
    const read = readFormLead(
      { fields: [given("k_goal", first?.key ?? ""), given("k_frustration", "Costs")], ticks: [] },
      [renamed],
      setUp({}, proposeMapping([renamed], OWN, known)),
      phone,
    );
    expect(read).toMatchObject({ answers: { goal: "first-funnel", frustration: "Costs" }, asWritten: [] });
  });
});

describe("a form's lead", () => {
  const all = [
    given("full_name", "Zoë  Müller"),
    given("work_email", "zoe@example.org"),
    given("phone_number", "+49 1512 3456789"),
    ...OWN.map(({ id, options }) => given(`k_${id}`, options.length > 0 ? "o1" : "about 80k")),
    given("shoe", "42"),
  ];

  it("has each answer in its place", () => {
    const read = readFormLead({ fields: all, ticks: [] }, FORM, setUp(), phone);
    expect(read).toMatchObject({ name: "Zoë Müller", email: "zoe@example.org", phone: "+4915123456789" });
    expect(areAllAnswered(read.answers)).toBe(true);
    expect(read.answers.goal).toBe(
      QUESTIONS.find(({ id }) => id === "goal")?.kind === "choice" && "fix-inconsistency",
    );
    expect(read.asWritten).toEqual([]);
  });

  it("is read by Meta's keys alone before its form is set up, and allows nothing", () => {
    const read = readFormLead({ fields: all, ticks: [] }, FORM, null, phone);
    expect(read).toMatchObject({
      name: "Zoë Müller",
      phone: "+4915123456789",
      callConsent: null,
      mailConsent: null,
    });
    expect(read.answers).toEqual({});
  });

  it("joins first and last name, and keeps as written what a check refuses", () => {
    const fields = [
      given("first_name", "Ada"),
      given("last_name", "Lovelace"),
      given("email", "ada at example"),
      given("email", "ada@example.org"),
      given("email", "second@example.org"),
      given("phone_number", "call me"),
      given("website", "example.org"),
    ];
    const read = readFormLead({ fields, ticks: [] }, [], null, phone);
    expect(read).toMatchObject({
      name: "Ada Lovelace",
      email: "ada@example.org",
      website: "https://example.org",
    });
    expect(read.asWritten.map(({ values }) => values[0])).toEqual([
      "ada at example",
      "second@example.org",
      "call me",
    ]);
  });

  it("takes a label for its option's key, and keeps a renamed option as written", () => {
    const label = FORM.find(({ key }) => key === "k_goal")?.options[2]?.value ?? "";
    const fields = [given("k_goal", label), given("k_situation", "o77")];
    const read = readFormLead({ fields, ticks: [] }, FORM, setUp(), phone);
    expect(read.answers).toEqual({ goal: "scale" });
    expect(read.asWritten).toEqual([given("k_situation", "o77")]);
  });

  it("agrees to what the form's text says, and to mails by the box that was ticked", () => {
    const call = { wording: "We may call you.", hash: "c" };
    const mail = { wording: "Yes, send me news.", hash: "m", checkbox: "news" };
    const read = (ticks: { key: string; checked: boolean }[], allows = { call, mail }) =>
      readFormLead({ fields: all, ticks }, FORM, setUp(allows), phone);
    expect(read([])).toMatchObject({ callConsent: "c", mailConsent: null });
    expect(read([{ key: "news", checked: false }])).toMatchObject({ mailConsent: null });
    expect(read([{ key: "other", checked: true }])).toMatchObject({ mailConsent: null });
    expect(read([{ key: "news", checked: true }])).toMatchObject({ mailConsent: "m" });
    const byText = { call, mail: { ...mail, checkbox: null } };
    expect(readFormLead({ fields: all, ticks: [] }, FORM, setUp(byText), phone)).toMatchObject({
      mailConsent: "m",
    });
    const nothing = readFormLead({ fields: [], ticks: [] }, FORM, setUp(byText), phone);
    expect(nothing).toMatchObject({ callConsent: null, mailConsent: null });
  });

  it("loses no answer, whatever was answered and however the form is set up", () => {
    const uses = ["name", "email", "phone", "website", ...QUESTION_IDS] as const;
    const text = fc.oneof(fc.string(), fc.constantFrom("o0", "o3", "a@b.co", "+49151234567", "50k", "x.org"));
    const field = fc.record({
      name: fc.constantFrom(...FORM.map(({ key }) => key), "__proto__"),
      values: fc.array(text, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(
        fc.array(field),
        fc.dictionary(fc.constantFrom(...FORM.map(({ key }) => key)), fc.constantFrom(...uses)),
        (fields, chosen) => {
          const mapping = Object.fromEntries(Object.entries(chosen).map(([key, use]) => [key, { use }]));
          const read = readFormLead({ fields, ticks: [] }, FORM, setUp({}, mapping), phone);
          const placed = [read.email, read.phone, read.website, ...Object.values(read.answers)].filter(
            Boolean,
          ).length;
          const known = fields.filter(({ name, values }) => {
            const use = Object.hasOwn(mapping, name) ? mapping[name]?.use : undefined;
            return use !== undefined && use !== "name" && values.some((value) => oneLine(value) !== "");
          });
          const written = read.asWritten.filter(({ name }) => name !== "name");
          expect(placed + written.length).toBe(known.length);
          for (const one of read.asWritten) if (one.name !== "name") expect(fields).toContain(one);
        },
      ),
    );
  });
});

describe("a changed form", () => {
  it("says which questions are new, or have new options", () => {
    const changed = FORM.map((one) =>
      one.key === "k_goal" ? { ...one, options: [...one.options, { key: "o9", value: "Else" }] } : one,
    );
    const added = { key: "budget", label: "Budget?", type: "CUSTOM", options: [] };
    expect(newQuestions([...changed, added], FORM)).toEqual([
      { key: "k_goal", options: ["o9"] },
      { key: "budget", options: [] },
    ]);
    expect(newQuestions(FORM.slice(1), FORM)).toEqual([]);
    expect(newQuestions(FORM, null)).toEqual([]);
  });
});

describe("numbers of a webhook", () => {
  it("keep all their digits, and texts stay as they are", () => {
    const id = fc.bigInt({ min: 0n, max: 10n ** 20n - 1n });
    fc.assert(
      fc.property(id, fc.string(), (number, text) => {
        const body = `{"a":${number},"b":[${number},-1.5e3],"c":${JSON.stringify(text)}}`;
        const read: unknown = JSON.parse(withNumbersAsText(body));
        expect(read).toEqual({ a: String(number), b: [String(number), -1500], c: text });
      }),
    );
  });
});
