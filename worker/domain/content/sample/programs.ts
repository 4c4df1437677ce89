import type { Programs } from "../parts/programs.ts";

const ENTRY_PRICE = "$97/month";
const ASK = "Ask about it";

export const programs: Programs = {
  diy: {
    name: "Do It Yourself",
    short: "DIY",
    summary: "An AI automation tool for beginners who want to run their own campaigns.",
    price: "From $19/month",
    suits: "For ad spends of $10 to $1000/day",
    features: ["AI automation tool", "Made for beginners"],
    button: "Explore DIY Path",
  },
  dwy: {
    name: "Do It With You",
    short: "DWY",
    summary: "Coaching and a community, so you build the skill while the campaigns run.",
    price: `{count} programs, from ${ENTRY_PRICE}`,
    suits: "",
    features: ["Coaching", "Community", "{count} programs to choose from"],
    button: "Find My Program",
  },
  dfy: {
    name: "Done For You",
    short: "DFY",
    summary: "A full-service agency that plans, builds and runs your Meta ads.",
    price: "By application",
    suits: "For businesses ready to hand it over",
    features: ["Full-service agency", "Strategy, build and management"],
    button: "Apply for Agency",
  },
  list: [
    {
      name: "AdSignals Mastermind",
      terms: `From ${ENTRY_PRICE}`,
      calledAs: ["adsignals", "mastermind"],
      url: "",
      button: ASK,
    },
    {
      name: "BPM Mastermind",
      terms: "Premium DWY",
      calledAs: ["mastermind", "premium dwy"],
      url: "https://mastermind.bpm.example.com",
      button: "Visit its site",
    },
    {
      name: "BPM ELITE AI Agency",
      terms: "90-day transformation",
      calledAs: ["bpm elite", "elite", "ai agency", "90-day transformation"],
      url: "",
      button: ASK,
    },
    { name: "Inner Circle", terms: "Partnership", calledAs: ["inner circle"], url: "", button: ASK },
  ],
  dwyQuestion: "I'm interested in finding out more about your DWY coaching programs",
  dfyQuestion: "I'm interested in finding out more about your DFY programs",
  programQuestion: "I'm interested in finding out more about {program}",
};
