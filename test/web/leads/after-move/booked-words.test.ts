import { expect, test } from "vitest";
import {
  bookingOn,
  cancelPage,
  stillBookedWords,
} from "../../../../web/features/leads/after-move/booked-words.ts";
import { sampleView } from "../live/sample-view.ts";

const page = "https://app.cal.com/booking/b1";
const bookedCall = { id: 1, said: null, page, attendsAt: null, clocks: [] };
const booked = sampleView(1, { callStatus: "booked", bookedCall });
/** Its shown call is over; its page says that another is booked. */
const said = sampleView(2, {
  callStatus: "no_show",
  bookedCall,
  callReportedAt: "2026-11-23T10:00:00.000Z",
});

test("a call that is booked is told apart from one that only the lead's page knows of", () => {
  expect([bookingOn(booked), stillBookedWords([booked])]).toEqual([
    "The booked call",
    "The booked call is still booked.",
  ]);
  expect([bookingOn(said), stillBookedWords([said])]).toEqual([
    "A call, according to the lead’s page",
    "According to the lead’s page, a call is booked.",
  ]);
  expect(stillBookedWords([booked, said])).toBe("2 of them have a call that is still booked.");
});

test("the page of a call that is over cancels no other", () => {
  expect([cancelPage(booked), cancelPage(said)]).toEqual([page, null]);
});
