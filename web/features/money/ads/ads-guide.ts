import type { Guide } from "../../kit/look/guide-button.tsx";

export const ADS_GUIDE: Guide = {
  title: "How to read Ads",
  intro:
    "For each campaign, ad set and ad: what it cost, and how many of its leads started, left an email, booked, held their call, became SQL and were Won. Press a figure to see its leads. Add the URL parameters from System Settings → Ads to every ad, or its leads can’t be told apart.",
  points: [
    {
      term: "Days",
      text: "Days follow the ad account. A lead counts on the day it started, no matter when it was Won.",
    },
    {
      term: "First and last touch",
      text: "First touch counts a lead for the ad that brought it first, last touch for the newest one before it completed the assessment.",
    },
    {
      term: "Not attributed",
      text: "Leads that name no ad. Together with the lines above, they add up to the total, to the cent.",
    },
    {
      term: "Not in your spend",
      text: "An ID that appears only in links: its spend is missing, or someone made it up.",
    },
    {
      term: "Expected final return",
      text: "What each unit of spend should return in the end: the value so far plus deals still to come, based on how long your own past deals took. The bar is the likely range, with at least 90% confidence; the line in its middle is 1×, what you spent. The total leaves out what is not attributed or not in your spend.",
    },
    {
      term: "Earns, Loses",
      text: "Earns: for 7 days in a row, even the low end of the range is above what you spent. Loses: even the high end is below it. Nothing loses before 90 days of history, or before 30% of its deals are likely in.",
    },
    {
      term: "Too early",
      text: "No clear answer yet. It says what is missing: days, spend, or 5 Won deals with a value. ‘Close to what you spent’: more data may not settle it.",
    },
    {
      term: "Consider stopping",
      text: "Compares how many calls ads booked for their money over 90 days, weeks before Won deals can tell. It needs 10 booked calls and 3 ads, waits until a new ad would have booked 2 calls for the same money, and lists only ads that still run.",
    },
    {
      term: "Still to come",
      text: "What the leads already here should bring in 30, 60 and 90 days, once you have 90 days of history and 10 Won deals. Before 180 days it is rough.",
    },
    {
      term: "Deal values",
      text: "Every screen uses one currency, chosen in System Settings → Ads. Changing it converts nothing. A Won deal without a value counts as an average deal until you enter one.",
    },
    {
      term: "Other currencies",
      text: "Never converted or added up. That spend is left out of costs and return, and shown beside its line.",
    },
  ],
};
