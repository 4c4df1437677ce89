import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProgressBar } from "../../../web/ui/progress-bar.tsx";

test.each([
  ["bytes of a database, which no browser takes as a length", 9_000_000_000, 10_000_000_000, 90],
  ["a few questions", 3, 8, 37.5],
  ["nothing", 0, 1, 0],
])("a bar is as wide as its share of %s", (_what, value, max, width) => {
  const html = renderToStaticMarkup(<ProgressBar label="Taken" value={value} max={max} />);
  expect(html).toContain('viewBox="0 0 100 1"');
  expect(html).toContain(`<rect width="${width}"`);
});
