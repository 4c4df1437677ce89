import type { Guide } from "../../kit/look/guide-button.tsx";

export const DATABASE_GUIDE: Guide = {
  title: "When the database fills",
  intro:
    "A D1 database holds 10 GB, then refuses every write. The line shows how full it is, and when it will fill up at the pace of the last 30 days.",
  points: [
    {
      term: "1. Filter",
      text: "Under Assessments, filter for what can go: status Lost or last call Never reached, for example, and a date under Unchanged Since.",
    },
    {
      term: "2. Select and erase",
      text: "Check the box above the rows, select all that match, then press Erase. Only owners can.",
    },
    {
      term: "3. Keep the file",
      text: "Leads are exported to a file first, up to 10,000 at a time. Keep it as safe as the database: it holds contacts, answers and chats. Before anything is erased, you see how many leads of each status it holds.",
    },
    {
      term: "What stays",
      text: "Leads with an upcoming call or next step, and any lead changed since the export. You can stop at any time; the rest stay in the list.",
    },
    {
      term: "Figures",
      text: "Erased leads drop out of all figures. The space they free up counts at once.",
    },
    {
      term: "What it costs",
      text: "Up to about 10,000 visitors a day fit into Cloudflare’s plan of $5 a month; at 100,000 a day it is about $75. The AI model is billed separately.",
    },
  ],
};
