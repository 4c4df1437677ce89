import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LocationProvider, PageLink, useLocation } from "../../../web/lib/page-location.tsx";

function Shown() {
  const { pathname } = useLocation();
  return (
    <>
      {pathname} <PageLink to="/">home</PageLink> <PageLink to="/quiz#q2">quiz</PageLink>
    </>
  );
}

test.each([
  ["", '/chat <a href="/">home</a> <a href="/quiz#q2">quiz</a>'],
  ["/preview/abc", '/chat <a href="/preview/abc">home</a> <a href="/preview/abc/quiz#q2">quiz</a>'],
])("links lead to pages below the base %j", (base, html) => {
  const app = (
    <LocationProvider base={base} rendered="/chat">
      <Shown />
    </LocationProvider>
  );
  expect(renderToStaticMarkup(app)).toBe(html);
});

test("a page that was not told where it is says so", () => {
  expect(() => renderToStaticMarkup(<Shown />)).toThrow("not told where it is");
});
