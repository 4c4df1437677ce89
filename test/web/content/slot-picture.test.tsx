import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Picture } from "../../../web/content/pictures.ts";
import { SlotPicture } from "../../../web/content/slot-picture.tsx";

const shown = { width: 800, height: 960 };
const render = (picture: Picture, isLazy: boolean) =>
  renderToStaticMarkup(
    <SlotPicture
      picture={picture}
      alt="Portrait of Ada"
      isLazy={isLazy}
      className="rounded-box"
      drawing={<svg />}
    />,
  );

test("without a file the drawing stands in", () =>
  expect(render({ ...shown, sample: "A photograph.", src: null }, false)).toBe("<svg></svg>"));

test.each([
  [false, "eager"],
  [true, "lazy"],
])("a file keeps its place free and says what it shows; lazy: %s", (isLazy, loading) => {
  const html = render({ ...shown, src: "/pictures/founder.webp" }, isLazy);
  for (const attribute of [
    'src="/pictures/founder.webp"',
    'width="800"',
    'height="960"',
    'alt="Portrait of Ada"',
    `loading="${loading}"`,
  ]) {
    expect(html).toContain(attribute);
  }
});
