import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OpenBookings } from "../../../../web/features/leads/after-move/after-move.tsx";
import { sampleView } from "../live/sample-view.ts";

const leads = [1, 2, 3].map((id) => sampleView(id, { callStatus: "booked", bookedCall: null }));
const drawn = (count: number) =>
  renderToStaticMarkup(
    <OpenBookings leads={leads.slice(0, count)} onSkip={() => {}} onTakeBack={() => {}} />,
  );

test("what is to be canceled elsewhere is said of one call and of several", () => {
  expect(drawn(1)).toContain("Cancel it in your calendar, or the lead will expect the call.");
  expect(drawn(3)).toContain("Cancel them in your calendar, or the leads will expect their calls.");
});
