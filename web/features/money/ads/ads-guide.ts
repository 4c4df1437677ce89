import type { Guide } from "../../kit/look/guide-button.tsx";

export const ADS_GUIDE: Guide = {
  title: "How to read Ads",
  intro:
    "For each campaign, ad set and ad: what it cost, and how many of its leads started, left an email, booked, held their call, became SQL and were Won. A figure opens its leads. Put the URL parameters from System Settings → Ads into every ad, or its leads can’t be told apart.",
  points: [
    {
      term: "Days",
      text: "They are the ad account’s. A lead counts on the day it started, whenever it was Won.",
    },
    {
      term: "First and last touch",
      text: "First touch counts a lead for the ad that brought it first, last touch for the newest one before it completed the assessment.",
    },
    {
      term: "Not attributed",
      text: "Leads that name no ad. With the lines above it, it adds up to the total, to the cent.",
    },
    {
      term: "Not in your spend",
      text: "An ID that only links have named: its spend is missing, or somebody made it up.",
    },
    {
      term: "Expected final return",
      text: "What each unit of spend should bring in the end: the value so far and the deals still to come, by how long your own past deals took. The bar is its likely range, with at least 90% confidence, and the line in its middle is 1×, what you spent. The total leaves out what is not attributed or not in your spend.",
    },
    {
      term: "Earns, Loses",
      text: "Even the cautious end of the range is above what you spent, or even the hopeful end is below it, 7 days in a row. Nothing loses before 90 days of history, nor before 30% of its deals are likely in.",
    },
    {
      term: "Too early",
      text: "No clear answer yet, with what is missing: days, spend, or 5 Won deals with a value of your team. Close to what you spent: more data may not settle it.",
    },
    {
      term: "Consider stopping",
      text: "Compares what ads booked in calls for their money over 90 days, weeks before Won can tell. It needs 10 booked calls and 3 ads, waits until a new ad would have booked 2 calls for the same money, and names ads that still run.",
    },
    {
      term: "Still to come",
      text: "What the leads already here should bring in 30, 60 and 90 days, once you have 90 days of history and 10 Won. Before 180 days it is rough.",
    },
    {
      term: "Deal values",
      text: "They have one currency on every screen, chosen in System Settings → Ads; changing it converts nothing. A Won deal without a value counts as an average deal until you enter one.",
    },
    {
      term: "Other currencies",
      text: "Never converted or added up: such spend is left out of costs and return, and named beside its line.",
    },
  ],
};
