import type { Guide } from "../../kit/look/guide-button.tsx";

export const CALLS_GUIDE: Guide = {
  title: "How first calls work",
  intro:
    "A lead has a clock once it has left its number with consent, or staff entered the number, while it is open (MQL or SQL) and has no booked call. Next calls brings one after the other, those who asked first.",
  points: [
    {
      term: "The clock",
      text: "It runs only while your team calls and while people may be called where the lead lives. The lead score, or a request to be called, decides how long it may run.",
    },
    {
      term: "What stops it",
      text: "Only an outcome that a person records. No answer and voicemail bring the lead back later. Whoever asks not to be called never is again, under any lead.",
    },
    {
      term: "What to set",
      text: "Time zone, hours, holidays, and minutes for each band: System Settings → Calling hours and targets. The times of waiting leads follow within minutes.",
    },
    {
      term: "Claiming",
      text: "Whoever claims a lead owns it. Of two at once one wins, and the other sees who. When somebody leaves, hand all their leads over under System Settings → Calls.",
    },
    {
      term: "In Slack",
      text: "Once Slack is connected, it tells you of leads that are overdue and of next actions at their time.",
    },
    {
      term: "Targets in Analytics",
      text: "First call shows each time twice: in calling hours, and by the clock, as the lead lived it. ‘Within 5 minutes of calling hours’ may be Monday morning for a lead of Friday night.",
    },
  ],
};
