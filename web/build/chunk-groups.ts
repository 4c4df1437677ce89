const inPackages = (...names: string[]) => new RegExp(`node_modules[\\\\/](${names.join("|")})[\\\\/]`);

/**
 * The frame of every page, and any part of it shared by at least three pages; with it what of the shared code needs
 * React, so that a visit is counted without loading it. Code that calls the server is left out, because a chunk includes
 * everything that its parts import; so are the pictures of a result, which come with it, and the parts and icons that
 * staff's screens share with one page at most.
 */
const FRAME =
  /[\\/]web[\\/](lib[\\/](kept-html|link|use-)|(ui|content(?![\\/]pulse[\\/])|features[\\/]privacy)[\\/](?!save-choice|confirm-dialog|empty-state|progress-bar|select-field|text-area))|node_modules[\\/]lucide-react(?!.*[\\/](calendar-plus|chevron-right|copy|pencil|phone|trash)\.mjs)/;

/** What `keep-arrival.ts` needs, and most of it every page. */
const ARRIVAL =
  /web[\\/]lib[\\/](visit[\\/])?(ad-consent|api|api-error|attribution|bookmark|last-assessment-key|storage|visit-steps|visitor-config)\.ts|domain[\\/](ads[\\/](stored-attribution|touch|touch-fields|traffic-source)|one-line|steps[\\/]stay|time[\\/](is-iso-time|iso-text))\.ts|node_modules[\\/]hono/;

/** The parts of the domain that a result, the chat or staff's screens alone need; they come with those. */
const NOT_OF_ALL =
  /(ads-report|analytics|audit|calling-hours|calls|content|changes|consequences|database-size|delivery|desk|interview|lead-filters|leads|privacy|queue|settings|timeline)[\\/]|steps[\\/](?!door|stay)|parsed-json|csv|fold-text|ads[\\/](ad-settings|currency|money-text|return-on-spend|schedule-|spend-)|time[\\/](day-text|relative-time|time-zone)|save-file|answers[\\/](amounts|target-revenue|pulse|layers|revenue-gap|roadblocks|rhythms|why-program)|offers[\\/](offer\.|rebuilt-layers)|hub[\\/]|booking[\\/](booking\.|reported-booking|booking-status|calendar-file|what-to-bring)|scoring[\\/](lead-score|scoring-schemas)/;

/**
 * How shared code is split. Every chunk costs a request and its own imports, so there are few: code that changes only
 * with a package, the frame of the pages, and code that every assessment needs.
 */
export const codeSplitting = {
  groups: [
    {
      name: "react",
      test: inPackages("react", "react-dom", "react-router", "react-router-dom", "scheduler", "cookie"),
      priority: 3,
    },
    // What every page's first script needs, kept apart from the code that also imports it and would pull it in.
    {
      name: "pages",
      test: /domain[\\/]page-paths|web[\\/]load-quietly|preload-helper/,
      priority: 3,
    },
    // How a visitor arrived, which the landing page records before any other code of ours has started.
    { name: "arrival", test: ARRIVAL, priority: 3 },
    { name: "frame", test: FRAME, minShareCount: 3, priority: 2 },
    {
      name: "assessment",
      test: new RegExp(String.raw`[\\/](web[\\/]lib|worker[\\/]domain)[\\/](?!${NOT_OF_ALL.source})`),
      minShareCount: 3,
      priority: 1,
    },
    // The parts of a result, each with what else needs it: questions, the landing page's first screen, the plan.
    { name: "beats", test: /answers[\\/]rhythms|pulse[\\/]beat-path/, priority: 1 },
    { name: "foundation", test: /answers[\\/]layers|pulse[\\/]foundation-(slab|stack)\.tsx/, priority: 1 },
    {
      name: "diagnosis",
      test: /answers[\\/](amounts|revenue-gap|roadblocks|target-revenue)|result[\\/]quoted/,
      priority: 1,
    },
    // Styles that the landing page needs at once, and the rest of a result only further down.
    { name: "result-styles", test: /(visitor-pulse|result)\.css/, priority: 1 },
    {
      name: "result",
      test: /answers[\\/](pulse|why-program)|offers[\\/]rebuilt-layers|visitor-pulse\.tsx|result[\\/]diagnosis/,
      priority: 0,
    },
    // Its first screen, which the hub has in a way of its own.
    { name: "result-top", test: /result[\\/](finding|program|result-panel)/, priority: 0 },
    // The ways to a call, which most results offer together.
    {
      name: "calls",
      test: /[\\/]booking[\\/](visitor-booking|booking-section|track-booked|use-near|use-seen|use-told-time|call-me[\\/](call-card|show-call-card|request-call-button))/,
      priority: 0,
    },
    // What the hub and its plan have in common, but for what only some see and its end.
    {
      name: "hub-parts",
      test: /[\\/]features[\\/]hub[\\/](?!call[\\/]booked-|privacy[\\/](hub-privacy|mail-consent)|fold)/,
      minShareCount: 2,
      priority: 0,
    },
  ],
};
