import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { FunnelSection } from "../../../../web/features/figures/analytics/funnel-section.tsx";

const FUNNEL = {
  total: 20,
  completed: 10,
  consented: 5,
  emailsSent: 5,
  bookingClicks: 6,
  callsBooked: 4,
  callsHeld: 2,
  callsMissed: 1,
  completionRate: 50,
  optInRate: 50,
  bookingClickRate: 120,
  bookingClicksPerCompleted: 60,
  callsBookedPerCompleted: 40,
  callsHeldPerBooked: 50,
  heldRate: 66.7,
};

const drawn = (changes: Partial<typeof FUNNEL> = {}) =>
  renderToStaticMarkup(
    <StaticRouter location="/admin">
      <FunnelSection funnel={{ ...FUNNEL, ...changes }} linkTo={({ call }) => `/admin?call=${call}`} />
    </StaticRouter>,
  );
const links = (html: string) =>
  [...html.matchAll(/href="\/admin\?call=(\w+)"[^>]*>([A-Z][^<]+)</g)].map(([, call, label]) => [
    call,
    label,
  ]);

test("booked, held and missed calls lead to their leads", () => {
  const html = drawn();
  expect(links(html)).toEqual([
    ["booked", "Booked a call"],
    ["held", "Held the call"],
    ["no_show", "Missed the call"],
  ]);
  const words = html.replaceAll(/<[^>]*>/g, "|");
  expect(words).toMatch(/Missed the call\|+Assessments: \|1\|+Share: \|25\.0%\|+of booked/);
});

test("the held rate is of calls that were due, and says how many", () => {
  const html = drawn();
  expect(html).toMatch(/Held rate.*66\.7%.*2 held, 1 missed/s);
});

test("a step that nobody took leads nowhere", () => {
  const html = drawn({ callsMissed: 0 });
  expect(html).toContain("Missed the call");
  expect(html).not.toContain("call=no_show");
});

test("where more clicks than emails are counted, the share that cannot pass 100% comes first", () => {
  const order = (html: string) =>
    html.indexOf("Booking clicks ÷ completed") - html.indexOf("Booking click rate");
  expect(order(drawn())).toBeLessThan(0);
  expect(order(drawn({ bookingClickRate: 100 }))).toBeGreaterThan(0);
});
