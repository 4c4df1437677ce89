import type { Guide } from "../../../kit/look/guide-button.tsx";

export const STEPS_GUIDE: Guide = {
  title: "How to read the map",
  intro:
    "Each step from the landing page to a booked call is a bar: the wider it is, the more people reached it. The end of the bar shows who stopped there. Open a step for its sources, devices and times. The step named at the top is where most people stop after the landing page: change that one first, then compare with the period before.",
  points: [
    {
      term: "A visit",
      text: "Counted in the browser, once per step, and sent as the page closes. Someone who comes back later through a link may count as two visits. The line at the top says when its days start.",
    },
    {
      term: "Not counted",
      text: "People who declined, weren’t asked yet or send Global Privacy Control, and staff. Their share is shown.",
    },
    { term: "Time", text: "Active time: a hidden tab does not count." },
    {
      term: "Pages that stopped working",
      text: "Listed below the map by page, with how often. They are always reported, because the report says nothing about the visitor.",
    },
    {
      term: "Booked",
      text: "Counted by the server, once per lead, when the page or the booking provider first reports it.",
    },
    {
      term: "Quiz and chat side by side",
      text: "Every assessment in the database, whether or not its visit was counted. Unfinished ones that have expired still count but are in no list; each count says how many have expired.",
    },
  ],
};
