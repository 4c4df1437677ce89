import type { DoorOutcome, StepPeriod } from "#domain/figures/steps/step-report";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { DoorsSection } from "../../../../web/features/figures/analytics/steps/steps-screen.tsx";

const period = (from: string, to: string, doors: DoorOutcome[]): StepPeriod => ({
  from,
  to,
  steps: [],
  coverage: [],
  doors,
});

const drawn = (doors: DoorOutcome[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DoorsSection
        report={{
          door: null,
          source: null,
          asked: [],
          device: null,
          period: period("2026-11-01", "2026-11-30", doors),
          before: period("2026-10-02", "2026-10-31", []),
          failures: [],
        }}
      />
    </MemoryRouter>,
  );

test("which door brings more of what is said in a sentence", () => {
  const html = drawn([
    { door: "quiz", started: 100, expired: 60, leads: 40, calls: 10, won: 5 },
    { door: "chat", started: 50, expired: 0, leads: 30, calls: 6, won: 2 },
  ]);
  expect(html).toContain(
    "Of 100 who start, the quiz brings more deals; the chat brings more leads and booked calls.",
  );
  expect(drawn([])).toContain("Too few people started");
});

test("a count leads to its list of the days in UTC, that of the starts with those who cannot be opened", () => {
  const html = drawn([
    { door: "quiz", started: 100, expired: 60, leads: 40, calls: 10, won: 0 },
    { door: "chat", started: 50, expired: 0, leads: 0, calls: 0, won: 0 },
  ]);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) =>
    Object.fromEntries(new URL(href.replaceAll("&amp;", "&"), "http://localhost").searchParams),
  );
  const days = { from: "2026-11-01T00:00:00.000Z", to: "2026-11-30T23:59:59.999Z" };
  const started = { tab: "assessments", type: "quiz", ...days };
  const leads = { ...started, leadsOnly: "true" };
  expect(links).toEqual([started, { ...started, type: "chat" }, leads, { ...leads, call: "booked" }]);
  expect(html.match(/have expired/g)).toHaveLength(1);
  expect(html).toContain("60 have expired and can’t be opened");
});
