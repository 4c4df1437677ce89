import type { RoadblockPlan } from "../../parts/plans.ts";

export const unsteadyFunnel: RoadblockPlan = {
  today: [
    {
      title: "Write the rate day by day",
      minutes: "20",
      text: "Ads Manager, last 30 days, Breakdown › By Time › Day. Divide results by landing page views. Circle the five best days and the five worst.",
    },
    {
      title: "Compare who came",
      minutes: "15",
      text: "For one best and one worst day, use Breakdown › By Delivery: Placement and Impression device. If the mix is different, the page may be fine. Write down what changed.",
    },
    {
      title: "Walk the path inside the app",
      minutes: "10",
      text: "In the ad’s preview, send it to your phone and open it in Facebook or Instagram, not in your browser. Go all the way to the payment step. Write down every obstacle.",
    },
  ],
  days: [
    {
      title: "Match promise and page",
      minutes: "20",
      text: "List the ads with the most spend on best and worst days. Check off each whose promise is repeated at the top of its page. Fix the first one without a check mark.",
    },
    {
      title: "Check what was on sale",
      minutes: "15",
      text: "Write down stock, price, delivery time and open appointments on the circled days. A page with the best-selling size sold out converts badly and looks the same.",
    },
    {
      title: "Time your answers",
      minutes: "15",
      text: "For your last 20 leads or questions, write down the minutes until someone replied, and who bought. If the fast ones bought more, it is the follow-up that swings.",
    },
    {
      title: "Time the page at its worst",
      minutes: "20",
      text: "Run PageSpeed Insights in the morning and at your busiest hour. Write down Largest Contentful Paint both times. A gap of more than a second is a cause.",
    },
    {
      title: "Rule out the tracking",
      minutes: "15",
      text: "In Events Manager, read Diagnostics and Event Match Quality for your main event. Then compare its events on a circled day with your real orders.",
    },
  ],
  tiers: {
    1: {
      title: "Finish the funnel before you build on it",
      why: [
        "A funnel that works on some days has a part that was never quite finished. At a small volume it is easy to miss.",
        "Building starts there: a step that holds on ordinary days, not only when everything else goes well.",
      ],
      day6: {
        title: "Run ten ordinary tests",
        minutes: "30",
        text: "Ask ten people, on ten different phones, to get as far as the payment step or the form. Write down how many did, and the step where the others gave up.",
      },
      day7: {
        title: "Choose the step to finish",
        minutes: "10",
        text: "Of all steps, mark the one most often involved on bad days. Bring it to the call as it is, with a screenshot, so that it can be built properly.",
      },
    },
    2: {
      title: "Rebuild the step that fails by the day",
      why: [
        "The funnel as a whole isn’t wrong, because on some days it sells. One step in it depends on something you don’t control.",
        "Rebuild that step so that it depends on less, and leave the steps that worked on all thirty days alone.",
      ],
      day6: {
        title: "Look for the dependency",
        minutes: "15",
        text: "Beside each bad day write what the step needed: a person, a stock level, an app, a discount. What turns up three times is what to build out of it.",
      },
      day7: {
        title: "Sketch the sturdier version",
        minutes: "20",
        text: "Draw the step as it is and as it would be without that dependency. Bring both drawings to your call, with what the old one cost on its worst day.",
      },
    },
    3: {
      title: "Refresh the step that comes and goes",
      why: [
        "It converts, so the base is right. You find what comes and goes by comparing days, and that takes a table, not a hunch.",
        "When you know the step, one change at a time shows whether it was the cause. Two at once show nothing.",
      ],
      day6: {
        title: "Change it for a week",
        minutes: "40",
        text: "Make one change at the step you suspect, and write down the date. Keep ads and budget as they are. Compare seven days with the seven before, not day with day.",
      },
      day7: {
        title: "Bring the range, not the average",
        minutes: "15",
        text: "Write down the best and the worst daily rate before and after. A narrower range is a success even when the average stays where it was.",
      },
    },
    4: {
      title: "Make it hold every day, then scale it",
      why: [
        "More visitors find the bad days more often. A funnel that holds at an even rate is what makes a larger budget a plan.",
        "It also makes the handover simpler: whoever runs your ads can then tell their own effect from the funnel’s moods.",
      ],
      day6: {
        title: "Set a rate to watch",
        minutes: "10",
        text: "Choose the lowest rate of results per landing page view that you accept over three days. Write it down with the name of the person who checks it.",
      },
      day7: {
        title: "Split the responsibility",
        minutes: "15",
        text: "Write who answers for ads, page, stock and follow-up. Bring the list to the call: on a bad day, four people looking at the same figure find nothing.",
      },
    },
    5: {
      title: "Learn to find the cause yourself",
      why: [
        "A funnel that swings is a good teacher: it holds both the right answer and the wrong one, and you can compare them.",
        "With a coach, you learn which comparison to make first. This week you make five of them by yourself.",
      ],
      day6: {
        title: "Rank your suspects",
        minutes: "20",
        text: "List every cause you have considered, with the evidence for and against, and how you could test it in a week. Give each a percentage, adding up to 100.",
      },
      day7: {
        title: "Argue for your first suspect",
        minutes: "15",
        text: "Take the list to your call and defend the top line. What matters isn’t who’s right but which test would settle it soonest.",
      },
    },
  },
};
