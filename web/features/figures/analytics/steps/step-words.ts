import { questionName, type StaffWords } from "#domain/content/staff-words";
import { QUESTIONS } from "#domain/funnel/answers/questions";
import type { Door } from "#domain/door";
import { isFixedStep, type FixedStep, type Step } from "#domain/figures/steps/step";
import type { AskedStep } from "#domain/figures/steps/step-report";
import { dayTextAt } from "#domain/time/day-text";
import { zoneName } from "#domain/time/zone-name";
import { createContext } from "react";
import type { Device } from "#domain/figures/steps/visit-steps";
import type { TrafficSource } from "#domain/money/ads/traffic-source";

export const DOOR_WORDS: Record<Door, string> = { quiz: "Quiz", chat: "Chat" };

export const DEVICE_WORDS: Record<Device, string> = { phone: "Phone", tablet: "Tablet", desktop: "Computer" };

export const SOURCE_WORDS: Record<TrafficSource, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  google: "Google",
  youtube: "YouTube",
  tiktok: "TikTok",
  linkedin: "LinkedIn",
  email: "Email",
  direct: "Direct",
  other: "Other",
};

type Numbered = Extract<FixedStep, `${"question" | "message"}_${number}`>;

const NAMED: Record<Exclude<FixedStep, Numbered>, string> = {
  landing: "Landing page",
  quiz_opened: "Quiz opened",
  form: "Contact form",
  quiz_results: "Quiz results",
  chat_opened: "Chat opened",
  chat_started: "Chat started",
  chat_results: "Chat results",
  hub: "Strategy hub",
  plan: "Plan",
  booking: "Booking opened",
  booked: "Call booked",
};

/** The owner's own questions that are asked today. */
export const AskedSteps = createContext<readonly AskedStep[]>([]);

/** A step as staff call it: `Q3 Daily ad spend`, `Message 4`, or a question of their own. */
export function stepWords(step: Step, asked: readonly AskedStep[], words: StaffWords): string {
  if (!isFixedStep(step))
    return asked.find((one) => one.step === step)?.question ?? "A question that is no longer asked";
  if (!isNumbered(step)) return NAMED[step];
  const [kind, number] = step.split("_");
  if (kind === "message") return `Message ${number}`;
  return `Q${number} ${questionName(words, QUESTIONS[Number(number) - 1]?.id ?? "")}`;
}

function isNumbered(step: FixedStep): step is Numbered {
  return /^(question|message)_/.test(step);
}

/** When the days of the map start by the reader's clock: visits are counted by days that start at midnight UTC. */
export function dayStartWords(day: string, zone: string | undefined): string {
  if (zone === undefined) return "UTC";
  const start = new Date(`${day}T00:00:00Z`);
  const time = start.toLocaleTimeString("en-US", { timeZone: zone, timeStyle: "short" });
  if (/^12:00.AM$/.test(time)) return zoneName(zone);
  const isBefore = dayTextAt(start.getTime(), zone) < day;
  return `each day starts at ${time}${isBefore ? " the day before" : ""}, ${zoneName(zone)}`;
}
