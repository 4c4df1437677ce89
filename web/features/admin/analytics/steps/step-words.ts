import { QUESTIONS } from "#domain/answers/questions";
import type { Door } from "#domain/steps/door";
import type { Step } from "#domain/steps/step";
import type { Device } from "#domain/steps/visit-steps";
import type { TrafficSource } from "#domain/ads/traffic-source";

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

type Numbered = Extract<Step, `${"question" | "message"}_${number}`>;

const NAMED: Record<Exclude<Step, Numbered>, string> = {
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

/** A step as staff call it: `Q3 Daily ad spend`, `Message 4`. */
export function stepWords(step: Step): string {
  if (!isNumbered(step)) return NAMED[step];
  const [kind, number] = step.split("_");
  if (kind === "message") return `Message ${number}`;
  return `Q${number} ${QUESTIONS[Number(number) - 1]?.label ?? ""}`;
}

function isNumbered(step: Step): step is Numbered {
  return /^(question|message)_/.test(step);
}
