import type { Guide } from "../../kit/look/guide-button.tsx";

export const CALLS_GUIDE: Guide = {
  title: "How first calls work",
  intro:
    "A lead gets a clock once it leaves a number with consent, or staff enter one, while it is open (MQL or SQL) and has no booked call. Next calls shows one lead at a time, those who asked for a call first.",
  points: [
    {
      term: "The clock",
      text: "It runs only during your calling hours, and only while calls are allowed where the lead lives. The lead score, or a request to be called, sets the time limit.",
    },
    {
      term: "What stops it",
      text: "Only a recorded outcome. After no answer or a voicemail, the lead comes back later. Anyone who asks not to be called is never called again, under any lead.",
    },
    {
      term: "Mails",
      text: "A lead’s email waits until you answer it, reach the lead by phone, or choose ‘No answer needed’. It waits here without a number, too.",
    },
    {
      term: "What to set",
      text: "Time zone, hours, holidays and the minutes for each lead score: System Settings → Calling hours and targets. Waiting leads update within minutes.",
    },
    {
      term: "Claiming",
      text: "Whoever claims a lead owns it. If two people claim at once, one gets it and the other sees who. When someone leaves, hand over all their leads under System Settings → Calls.",
    },
    {
      term: "In Slack",
      text: "Once connected, Slack tells you when first calls are overdue and when next steps are due.",
    },
    {
      term: "Targets in Analytics",
      text: "First call shows each time twice: in calling hours, and by the clock, as the lead experienced it. ‘Within 5 minutes of calling hours’ can mean Monday morning for a lead from Friday night.",
    },
  ],
};
