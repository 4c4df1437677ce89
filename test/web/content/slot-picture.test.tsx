import { NO_PICTURE } from "#domain/content/no-picture";
import type { Picture } from "#domain/content/pictures/picture";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SlotPicture } from "../../../web/content/slot-picture.tsx";

const file = (digit: string, width: number, height: number) => ({ hash: digit.repeat(64), width, height });
const render = (picture: Picture, isLazy: boolean) =>
  renderToStaticMarkup(
    <SlotPicture
      picture={picture}
      alt="Portrait of Ada"
      sizes="10rem"
      isLazy={isLazy}
      className="rounded-box"
      drawing={<svg />}
    />,
  );

test("without a picture the drawing stands in", () => expect(render(NO_PICTURE, false)).toBe("<svg></svg>"));

test.each([
  [false, "eager"],
  [true, "lazy"],
])(
  "a picture keeps its place free, comes in the width that is shown, and says what it shows; lazy: %s",
  (isLazy, loading) => {
    const [small, large] = [file("a", 400, 480), file("b", 800, 960)];
    const html = render({ files: [small, large], alt: "" }, isLazy);
    for (const attribute of [
      `srcSet="/media/${small.hash} 400w, /media/${large.hash} 800w"`,
      'sizes="10rem"',
      `src="/media/${large.hash}"`,
      'width="800"',
      'height="960"',
      'alt="Portrait of Ada"',
      `loading="${loading}"`,
    ]) {
      expect(html).toContain(attribute);
    }
    expect(html.indexOf("loading=")).toBeLessThan(html.indexOf("src="));
  },
);

test("one in a single width names no others", () => {
  expect(render({ files: [file("a", 144, 144)], alt: "" }, true)).not.toContain("sizes");
});
