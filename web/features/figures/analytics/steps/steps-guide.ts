import type { Guide } from "../../../kit/look/guide-button.tsx";

export const STEPS_GUIDE: Guide = {
  title: "How to read the map",
  intro:
    "Each step from the landing page to a booked call is a bar as wide as its people; those at its end stopped there. A step opens to its sources, devices and times. The step named above a way is where most stop after the landing page: change that one first, and compare with the days before.",
  points: [
    {
      term: "A visit",
      text: "Counted in the browser, once a step, and sent as the page closes. Somebody who comes back later through a link may be counted in two visits. Days are in UTC.",
    },
    {
      term: "Not counted",
      text: "People who refused, were not asked yet, or send Global Privacy Control, and staff. Their share is shown.",
    },
    { term: "Time", text: "Active time: a hidden tab does not count." },
    {
      term: "Pages that stopped working",
      text: "Named below the map, by page and how often. They are reported whatever the visitor allows, as the report says nothing about them.",
    },
    {
      term: "Booked",
      text: "Counted by the server, once a lead, when the page or the booking provider first reports it.",
    },
    {
      term: "Quiz and chat side by side",
      text: "Every assessment in the database, whether or not its visit was counted. Unfinished ones that have expired still count, but are on no list: beside each count stands how many these are.",
    },
  ],
};
