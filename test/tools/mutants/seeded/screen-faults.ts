import type { Fault } from "./fault.ts";

/** Seen in a browser alone: focus, keys, widths, what is drawn, what comes by itself. */
export const SCREEN_FAULTS: readonly Fault[] = [
  {
    name: "Esc does not close a dialog",
    file: "web/ui/use-modal.ts",
    from: "event.preventDefault();\n      if (!isBlocking) onClose();",
    to: "event.preventDefault();\n      if (isBlocking) onClose();",
    files: ["test/e2e/quiz/quiz-resume.spec.ts"],
    journey:
      "the browser's Back is the previous question; what was left is continued where it was or begun anew, and Esc decides nothing",
  },
  {
    name: "a dialog that closes does not give the focus back",
    file: "web/ui/use-modal.ts",
    from: "return () => dialog?.close();",
    to: "",
    files: ["test/e2e/privacy/privacy.spec.ts"],
    journey: "the choices are in every public footer, and Esc gives the focus back",
  },
  {
    name: "a step of the quiz opens where the one before was scrolled to",
    file: "web/features/funnel/quiz/use-step-focus.ts",
    from: '    window.scrollTo({ top: 0, behavior: "instant" });\n',
    to: "",
    files: ["test/e2e/quiz/quiz.spec.ts"],
    journey: "on a low screen a step is drawn from its top, and everything is in reach",
  },
  {
    name: "whoever goes back in the quiz cannot go on with the old choice",
    file: "web/features/funnel/quiz/question-step.tsx",
    from: "const mayGoOn = (wasAnswered || skip !== undefined) && !isAdvancing;",
    to: "const mayGoOn = skip !== undefined && !isAdvancing;",
    files: ["test/e2e/quiz/quiz.spec.ts"],
    journey:
      "a double tap is one advance, Back shows the old choice and runs ahead of nobody, and words are asked for where they lack",
  },
  {
    name: "the browser's Back leaves the quiz",
    file: "web/features/funnel/quiz/use-quiz-history.ts",
    from: "window.location.hash) push(place, hash);",
    to: "window.location.hash) push(place, hash, true);",
    files: ["test/e2e/quiz/quiz-resume.spec.ts"],
    journey:
      "the browser's Back is the previous question; what was left is continued where it was or begun anew, and Esc decides nothing",
  },
  {
    name: "what is ticked of a plan is forgotten",
    file: "web/features/funnel/hub/plan/kept-plan.ts",
    from: "return kept.data;",
    to: "return { ...kept.data, done: [] };",
    files: ["test/e2e/hub/plan.spec.ts"],
    journey:
      "the plan is ticked off by keyboard and stays ticked on this device; nobody is told, nor asked for the hub again",
  },
  {
    name: "the chat's field has lost the focus once a reply is there",
    file: "web/features/funnel/chat/conversation/composer.tsx",
    from: "hadFocus.current = target.disabled;",
    to: "hadFocus.current = !target.disabled;",
    files: ["test/e2e/chat/chat.spec.ts"],
    journey:
      "a reply comes in at once, grows, is announced once, gives the input back, and leaves who reads further up there",
  },
  {
    name: "the chat's details fill a phone's screen",
    file: "web/ui/drawer.tsx",
    from: "h-[80dvh]",
    to: "h-[100dvh]",
    files: ["test/e2e/chat/chat.spec.ts"],
    journey:
      "on a phone neither a bar nor the keyboard covers what is answered, and the details are in a drawer, 80% of the screen high",
    project: "phone",
  },
  {
    name: "a yes of some page before is taken for a no, and no pixel comes",
    file: "web/lib/visit/ad-consent.ts",
    from: 'return typeof stored === "boolean" ? stored : null;',
    to: 'return typeof stored === "boolean" ? !stored : null;',
    files: ["test/e2e/privacy/privacy.spec.ts"],
    journey: "an opt-in visitor is asked once, and a no loads nothing",
  },
  {
    name: "a phone's hub has room for no bar at its end",
    file: "web/features/funnel/hub/call/call-bar.tsx",
    from: "data-shown:translate-y-0",
    to: "data-shown:translate-x-0",
    files: ["test/e2e/hub/hub.spec.ts"],
    journey: "on a phone, booking stays in reach but never in the way",
    project: "phone",
  },
  {
    name: "two of the landing page's cards stand on a wide screen, not three",
    file: "web/features/funnel/landing/landing.css",
    from: "--cards: 3;",
    to: "--cards: 2;",
    files: ["test/e2e/landing.spec.ts"],
    journey:
      "the carousel shows as many cards as fit, loops, and a filter leaves only its own; a phone's page has 12 screens at most",
  },
  {
    name: "a dark system has a bright dashboard",
    file: "web/features/app/admin.css",
    from: "screen and (prefers-color-scheme: dark)",
    to: "screen and (prefers-color-scheme: light)",
    files: ["test/e2e/colour-mode.spec.ts"],
    journey:
      "on a dark system nothing flips on the way from the first page to the hub, and the dashboard is dark",
  },
  {
    name: "K goes to the next lead of the list",
    file: "web/features/leads/list/page/use-list-keys.ts",
    from: "k: () => step(-1),",
    to: "k: () => step(1),",
    files: ["test/e2e/admin/assessments.spec.ts"],
    journey:
      "the keys of the list: search, next, previous, move, claim, open, notes; and Back finds the place again",
  },
  {
    name: "a lead that closes does not give the focus back to the list",
    file: "web/features/app/lead/lead-panel.tsx",
    from: "if (document.activeElement !== document.body) return;",
    to: "if (document.activeElement === document.body) return;",
    files: ["test/e2e/admin/lead-link.spec.ts"],
    journey:
      "by J, K, Back and Esc one goes through leads and comes back to the list, and a link to nobody says so",
  },
  {
    name: "Esc in the middle of a drag drops the card",
    file: "web/features/leads/board/use-card-drag.ts",
    from: 'key === "Escape" && onEscape()',
    to: 'key === "Esc" && onEscape()',
    files: ["test/e2e/admin/sales/moves.spec.ts"],
    journey:
      "a dragged card goes where it is dropped, and nowhere by Esc; a move that fails or comes second is put back",
  },
  {
    name: "the focus ring of a card is cut off",
    file: "web/features/leads/board/board.css",
    from: "outline-offset: -3px;",
    to: "outline-offset: 2px;",
    files: ["test/e2e/admin/sales/sales.spec.ts"],
    journey:
      "a board says what its columns and cards hold, is worked by keys alone, and is read by owner and score, in pages",
  },
  {
    name: "Esc closes the form of a call with its outcome",
    file: "web/features/leads/lead/call/use-call-keys.ts",
    from: "const back = work.form.outcome ? work.takeBack : work.close;",
    to: "const back = work.close;",
    files: ["test/e2e/admin/calls/keys.spec.ts"],
    journey: "by keys the queue is walked, a call recorded in three of them, and an outcome taken back",
  },
  {
    name: "nobody sees who has a lead open",
    file: "web/features/leads/live/people.ts",
    from: "if (lead !== null) (next[lead] ??= []).push(email);",
    to: "if (lead === null) (next[0] ??= []).push(email);",
    files: ["test/e2e/admin/presence.spec.ts"],
    journey:
      "who has a lead open, at its notes or a card in hand is seen by everybody else, and their moves are said",
  },
  {
    name: "an entry of the editor goes up a place too far",
    file: "web/features/content/editor/form/list-control.tsx",
    from: "rest.toSpliced(to, 0,",
    to: "rest.toSpliced(to + 1, 0,",
    files: ["test/e2e/funnel/editor.spec.ts"],
    journey:
      "texts are found, sorted, replaced and brought back, by keyboard, on a phone, and from one that is left to the next",
  },
  {
    name: "a colleague's move takes a card out of the hand",
    file: "web/features/leads/live/in-hand.ts",
    from: 'document.querySelector(".sortable-chosen, .board-place") !== null',
    to: 'document.querySelector(".sortable-drag") !== null',
    files: ["test/e2e/admin/live.spec.ts"],
    journey: "what others do comes by itself: leads, bookings, figures and notes, but not into one's hand",
  },
];
