import type { NotFoundContent } from "../parts/not-found.ts";

export const notFound: NotFoundContent = {
  heading: "404 Page Not Found",
  text: "There’s nothing at this address. The page may have moved, or there’s a typo in the link.",
  start: "Take the assessment",
  home: "Go to the home page",
};
