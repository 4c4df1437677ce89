import { share } from "#domain/figures/analytics/percent";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { TypesSection } from "../../../../web/features/figures/analytics/types-section.tsx";

const NONE = { total: 0, chatStarted: 0, quizStarted: 0 };

const drawn = (total: number, chat: number, quiz: number, expired = NONE, forms = 0) => {
  const of = (count: number) => share(count, total);
  const types = { total, chatStarted: of(chat), quizStarted: of(quiz), fromForms: of(forms), expired };
  return renderToStaticMarkup(
    <StaticRouter location="/admin">
      <TypesSection types={types} linkTo={() => "/admin"} />
    </StaticRouter>,
  );
};
const widths = (html: string) =>
  [...html.matchAll(/<rect x="[\d.]+" width="([\d.]+)"/g)].map(([, width]) => Number(width));

test("the bar is all assessments: what is not known to be chat or quiz has its own part", () => {
  const html = drawn(200, 30, 50);
  expect(widths(html)).toEqual([25, 15, 60]);
  expect(html).toContain(
    "Of 200: Quiz started 50 (25.0%), Chat started 30 (15.0%), Start not recorded 120 (60.0%)",
  );
  expect(html.match(/Start not recorded/g)?.length).toBeGreaterThan(2);
});

test("where every start was recorded, nothing is said of others", () => {
  const html = drawn(80, 30, 50);
  expect(widths(html)).toEqual([62.5, 37.5]);
  expect(html).not.toContain("not recorded");
});

test("nothing is drawn of nothing", () => {
  const html = drawn(0, 0, 0);
  expect(widths(html)).toEqual([]);
  expect(html).not.toContain("NaN");
});

test("each figure says how many of its assessments are on no list any more", () => {
  const html = drawn(1502, 600, 900, { total: 568, chatStarted: 0, quizStarted: 1 });
  expect(html).toContain("100.0% · 568 have expired and can’t be opened");
  expect(html).toContain("59.9% of 1,502 · 1 has expired and can’t be opened");
  expect(html.match(/expired and can’t/g)).toHaveLength(2);
});

test("leads of Meta's forms have their own part, and leave the shares of quiz and chat as they are", () => {
  const html = drawn(100, 30, 50, NONE, 20);
  expect(widths(html)).toEqual([50, 30, 20]);
  expect(html).toContain("Of 100: Quiz started 50 (50.0%), Chat started 30 (30.0%), Meta forms 20 (20.0%)");
});
