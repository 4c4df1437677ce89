import { firstSiteValues, senderOf, varsWith } from "#domain/settings/site-settings";
import { expect, test } from "vitest";

const VARS = {
  BOOKING_URL: "https://calendly.com/team/call",
  EMAIL_FROM: "BPM <hello@bpm.example>",
  SENDER_POSTAL_ADDRESS: "1 Main St",
  META_PIXEL_ID: "1234567890",
  META_TEST_EVENT_CODE: "",
};

test.each([
  ["BPM <hello@bpm.example>", { name: "BPM", email: "hello@bpm.example" }],
  ['"BPM, Inc." <hello@bpm.example>', { name: "BPM, Inc.", email: "hello@bpm.example" }],
  ["<hello@bpm.example>", { name: "", email: "hello@bpm.example" }],
  [" hello@bpm.example ", { name: "", email: "hello@bpm.example" }],
  ["", { name: "", email: "" }],
])("%j is sent by", (text, sender) => expect(senderOf(text)).toEqual(sender));

test("while nothing is stored, the vars are as deployed", () => {
  expect(varsWith(VARS, {})).toEqual(VARS);
  expect(varsWith(VARS, firstSiteValues(VARS))).toEqual(VARS);
});

test("what is stored takes the place of its var, also if it is empty", () => {
  const stored = { booking_url: "", sender_name: "Strong Weeks", meta_test_event_code: "TEST1" };
  expect(varsWith(VARS, stored)).toEqual({
    ...VARS,
    BOOKING_URL: "",
    EMAIL_FROM: "Strong Weeks <hello@bpm.example>",
    META_TEST_EVENT_CODE: "TEST1",
  });
  expect(varsWith(VARS, { sender_name: "" }).EMAIL_FROM).toBe("hello@bpm.example");
});

test("a name makes no sender where no address was deployed", () => {
  expect(varsWith({ ...VARS, EMAIL_FROM: "" }, { sender_name: "Strong Weeks" }).EMAIL_FROM).toBe("");
});
