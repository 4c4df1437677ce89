import { QUESTIONS } from "#domain/funnel/answers/questions";
import { trafficSource, type TrafficSource } from "#domain/money/ads/traffic-source";
import type { Door } from "#domain/door";
import type { Step } from "#domain/figures/steps/step";
import type { Device, Mark, StepDoor } from "#domain/figures/steps/visit-steps";
import type { Random } from "../../setup/random/random.ts";
import { weighted } from "./weighted.ts";

/** What an assessment says of the visit that started it. */
export type SeedStart = {
  type: Door;
  source: string | null;
  userAgent: string;
  landingPath: string;
  answered: number;
  isCompleted: number;
  sawHub: number;
  sawBooking: number;
  booked: number;
};

type SeedStep = { door: StepDoor; step: Step; marks: Mark[]; seconds: number };
type SeedVisit = { device: Device; source: TrafficSource; steps: SeedStep[] };

/** The visit that started an assessment, and those of the same source that left without starting one. */
export function believableVisits(random: Random, start: SeedStart): SeedVisit[] {
  const source = trafficSource(start.source);
  const device = random.chance(0.06) ? "tablet" : start.userAgent.includes("Mobile") ? "phone" : "desktop";
  const way: Step[] = start.type === "quiz" ? quizWay(random, start) : chatWay(random, start);
  const landed = start.landingPath === "/" || random.chance(0.3);
  const own = {
    device,
    source,
    steps: taken(random, start.type, landed ? ["landing", ...way] : way),
  } as const;
  const others = Array.from({ length: random.int(4) }, () => leftEarly(random, source));
  return [own, ...others];
}

function leftEarly(random: Random, source: TrafficSource): SeedVisit {
  const device = weighted(random, [
    ["phone", 80],
    ["tablet", 4],
    ["desktop", 16],
  ] as const);
  const door = random.chance(0.7) ? "quiz" : "chat";
  if (random.chance(0.75)) return { device, source, steps: taken(random, "none", ["landing"]) };
  return { device, source, steps: taken(random, door, ["landing", `${door}_opened`]) };
}

function quizWay(random: Random, start: SeedStart): Step[] {
  const questions = QUESTIONS.map((_, index) => `question_${index + 1}` as const);
  if (start.isCompleted) return ["quiz_opened", ...questions, "form", ...afterResults(random, start)];
  // Those who gave all the answers that an unfinished assessment has may have come further.
  const last = weighted(random, [
    [5, 10],
    [6, 35],
    [7, 10],
    [8, 15],
    [9, 30],
  ] as const);
  const came = start.answered < 4 ? start.answered + 1 : last;
  return ["quiz_opened", ...questions.slice(0, came), ...(came === 9 ? (["form"] as const) : [])];
}

function chatWay(random: Random, start: SeedStart): Step[] {
  const MESSAGES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
  const sent = start.isCompleted ? 7 + random.int(6) : random.chance(0.45) ? random.int(3) : random.int(8);
  const messages = MESSAGES.slice(0, sent).map((number) => `message_${number}` as const);
  const after = start.isCompleted ? (["chat_results", ...afterResults(random, start)] as const) : [];
  return ["chat_opened", "chat_started", ...messages, ...after];
}

function afterResults({ chance }: Random, { sawHub, sawBooking, booked }: SeedStart): Step[] {
  if (!sawHub) return [];
  const plan: Step[] = chance(0.4) ? ["hub", "plan"] : ["hub"];
  if (!sawBooking) return plan;
  return booked ? [...plan, "booking", "booked"] : [...plan, "booking"];
}

/** The steps of a way, each but the last gone on from. The landing page is left through its door. */
function taken(random: Random, door: StepDoor, way: readonly Step[]): SeedStep[] {
  return way.flatMap((step, index): SeedStep[] => {
    const onward: Mark[] = index < way.length - 1 ? ["next"] : [];
    const seconds = secondsAt(random, step);
    if (step === "landing") {
      const exit: SeedStep = { door, step, marks: onward, seconds: 0 };
      return [{ door: "none", step, marks: ["entered"], seconds }, ...(onward.length > 0 ? [exit] : [])];
    }
    const back: Mark[] = step.startsWith("question_") && random.chance(0.05) ? ["back"] : [];
    const error: Mark[] = random.chance(step === "form" ? 0.12 : 0.01) ? ["error"] : [];
    return [{ door, step, marks: ["entered", ...onward, ...back, ...error], seconds }];
  });
}

/** Words take longer than choices, and a plan is read. */
function secondsAt({ int }: Random, step: Step): number {
  const usual = /^(question_6|form|message|plan|hub)/.test(step) ? 40 : 8;
  return Math.round(usual * 2 ** (int(60) / 10 - 3));
}
