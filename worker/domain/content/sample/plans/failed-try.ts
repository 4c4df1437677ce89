import type { RoadblockPlan } from "../../parts/plans.ts";

export const failedTry: RoadblockPlan = {
  today: [
    {
      title: "Find the old campaign",
      minutes: "10",
      text: "In Ads Manager, set the dates to Maximum and sort campaigns by Amount spent. Write down the biggest one that failed: what it cost, how long it ran, how many results.",
    },
    {
      title: "See what it was told to find",
      minutes: "10",
      text: "Open its objective and its conversion event. Traffic and Engagement look for people who click, not for people who buy. Write both down: this alone explains many failures.",
    },
    {
      title: "Compare two ledgers",
      minutes: "20",
      text: "Put the results Ads Manager reports for that period beside your real orders or leads. Write both numbers. A large gap means that Meta was learning from wrong data.",
    },
  ],
  days: [
    {
      title: "Product: was it wanted?",
      minutes: "20",
      text: "Count the sales that came without ads in the same months. If nobody bought without ads either, better ads would not have helped. Write the number down.",
    },
    {
      title: "Audience: who was shown it?",
      minutes: "15",
      text: "Use Breakdown › By Delivery, on the old campaign: first Age and gender, then Placement. Write down the share of spend that went to people who never buy from you.",
    },
    {
      title: "Offer: did the message pull?",
      minutes: "15",
      text: "Add CTR (link click-through rate) and look at each ad. Under 1 percent, people scrolled past. Copy the first line of the best ad and of the worst.",
    },
    {
      title: "Funnel: where did they stop?",
      minutes: "15",
      text: "Divide landing page views by link clicks, then results by landing page views. Write down both rates: one says if the page opened, the other if it convinced.",
    },
    {
      title: "Time: could it learn?",
      minutes: "10",
      text: "Count the results per ad set per week. Far below 50, it never left the learning phase. Then open the activity history and count the edits: each large one starts it over.",
    },
  ],
  tiers: {
    1: {
      title: "Explain the first try before you build the next",
      why: [
        "You have paid for a first try. Before anything is built, find out which of the four parts it exposed.",
        "That takes a week and no budget. It keeps the next campaign from standing on the same weak part.",
      ],
      day6: {
        title: "Replay it on paper",
        minutes: "15",
        text: "Take the same spend and put in the better rate for the one part that failed. How many sales would it have been? If still too few, a second part failed too.",
      },
      day7: {
        title: "Write the cause in one sentence",
        minutes: "10",
        text: "Finish “It failed because…” with the number that proves it. Bring that sentence to the call. If you have two, bring both and the evidence for each.",
      },
    },
    2: {
      title: "Rebuild on the evidence of the last try",
      why: [
        "Ads that didn’t work are the best record you have: real people saw a real offer and decided against it.",
        "A rebuild that reads this record first replaces what failed. One that doesn’t replaces what is easiest to replace.",
      ],
      day6: {
        title: "Rescue what worked",
        minutes: "20",
        text: "Even failed campaigns have a best ad. Sort by cost per result, among ads with at least 1,000 impressions. Save the best, with the age group and placement that responded to it.",
      },
      day7: {
        title: "Divide it into two columns",
        minutes: "15",
        text: "Left, what failed, with its number. Right, what held up. Bring the sheet to the call: the left column is the rebuild, the right one is what you don’t pay for twice.",
      },
    },
    3: {
      title: "Repair the part that gave way",
      why: [
        "The last try left traces. One of the four parts will stand out as the worst, and that is the part to refresh.",
        "Repairing one part is quicker than starting over, and it keeps the next result readable.",
      ],
      day6: {
        title: "Repair that part only",
        minutes: "40",
        text: "Rewrite the opening, or the offer, or the first screen, whichever your numbers named. Leave the rest as it was, so that the next test has one difference.",
      },
      day7: {
        title: "Plan a fair second test",
        minutes: "20",
        text: "Write down one campaign, the deepest event you can afford, a fixed budget, seven days without edits, and the number that counts as a pass. Go through it in your call.",
      },
    },
    4: {
      title: "Make sure the next budget buys something new",
      why: [
        "More budget is the fastest way to repeat a failure. The cause has to be known before anyone runs it again, however good they are.",
        "The old account is worth handing over with its story: what ran, what was changed, and what the figures said.",
      ],
      day6: {
        title: "Write the account’s story",
        minutes: "30",
        text: "One line per month: spend, results, what changed, what you believed at the time. Gaps are fine. It saves whoever takes over from testing it all again.",
      },
      day7: {
        title: "Draw your red lines",
        minutes: "20",
        text: "Write down the most you will pay per result, how long you give a test, and what ends it early. Agree on these three before the next campaign starts.",
      },
    },
    5: {
      title: "Turn the failed try into the first lesson",
      why: [
        "You paid for that experience. Coaching begins with getting its full value: what did you believe, and what did people do?",
        "After this week you can explain your own campaign, and that is the skill everything else is built on.",
      ],
      day6: {
        title: "Write down what you believed",
        minutes: "20",
        text: "For each setting of the old campaign, write why you chose it. Mark each reason knew, guessed or was told. The guesses are your learning plan.",
      },
      day7: {
        title: "Defend your diagnosis",
        minutes: "15",
        text: "Write the cause you found and the strongest case against it. Take both to your call: a diagnosis that survives an argument is one you can act on.",
      },
    },
  },
};
