import type { Notices } from "../parts/legal.ts";

export const notices: Notices = {
  notMeta:
    "This site is not part of the Facebook or Instagram websites or of Meta Platforms, Inc., and it is not endorsed by Meta in any way. Facebook, Instagram and Meta are trademarks of Meta Platforms, Inc.",
  income:
    "The results described here are individual experiences and are not typical. {brand} makes no promise of income: what you earn depends on your market, your offer, your budget and your work. Everything on this site is for educational purposes only and is not financial or legal advice.",
  rights: "© 2026 {legalName} All rights reserved.",
};
