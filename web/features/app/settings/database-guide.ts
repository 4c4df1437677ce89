import type { Guide } from "../../kit/look/guide-button.tsx";

export const DATABASE_GUIDE: Guide = {
  title: "When the database fills",
  intro:
    "D1 holds 10 GB in one database and then refuses every write. The line shows how full it is, and the day on which it would be full at the pace of the last 30 days.",
  points: [
    {
      term: "1. Filter",
      text: "Under Assessments, filter what can go: status Lost or last call Never reached, say, and a day under Unchanged Since.",
    },
    {
      term: "2. Select and erase",
      text: "Tick the box above the rows, choose to select all that match, then press Erase. Only owners can.",
    },
    {
      term: "3. Keep the file",
      text: "They are exported to a file first, with up to 10,000 leads. Keep it as safe as the database: it holds contacts, answers and chats. You are told how many of each status it holds before anything is erased.",
    },
    {
      term: "What stays",
      text: "Leads with a call or a next action ahead, and whatever changes in between. You can stop at any time; what is left is still in the list.",
    },
    {
      term: "Figures",
      text: "Erased leads leave all figures. Space that becomes free counts as room at once.",
    },
    {
      term: "What it costs",
      text: "Up to about 10,000 visitors a day fit into Cloudflare’s plan of $5 a month; at 100,000 a day it is about $75. The model’s own price comes on top.",
    },
  ],
};
