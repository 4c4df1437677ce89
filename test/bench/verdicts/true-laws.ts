import type { Draws } from "./draws.ts";

/** How long deals take, or what they are worth, in truth. */
export type TrueLaw = { name: string; draw: (draws: Draws) => number };

export const EXPONENTIAL_LAG = weibull("middling: exponential, 30 days on average", 30, 1);

/** Days from a lead to Won. */
export const LAGS: readonly TrueLaw[] = [
  lognormal("fast: lognormal, half within 10 days", Math.log(10), 0.9),
  EXPONENTIAL_LAG,
  weibull("slow: Weibull, half within 75 days", 75 / Math.log(2) ** (1 / 1.8), 1.8),
];

/** Such as the method does not know. */
export const STRANGE_LAGS: readonly TrueLaw[] = [
  {
    name: "two peaks: half at 7 days, half at 60",
    draw: ({ uniform, normal }) => Math.max(0, uniform() < 0.5 ? 7 + 2 * normal() : 60 + 10 * normal()),
  },
  {
    name: "log-logistic: half within 20 days, a long tail",
    draw: ({ uniform }) => {
      const below = uniform();
      return 20 * (below / (1 - below)) ** (1 / 1.5);
    },
  },
];

export const EXPONENTIAL_SIZE = weibull("exponential", 1, 1);

/** What deals are worth, beside their mean. */
export const SIZES: readonly (TrueLaw & { isHeavy?: true })[] = [
  { name: "all alike", draw: () => 1 },
  { name: "two prices, 0.4 and 3.4", draw: ({ uniform }) => (uniform() < 0.8 ? 0.4 : 3.4) },
  EXPONENTIAL_SIZE,
  lognormal("lognormal, CV 1.5", -0.5 * Math.log(3.25), Math.sqrt(Math.log(3.25))),
  {
    ...lognormal("heavy-tailed: lognormal, CV 2.5", -0.5 * Math.log(7.25), Math.sqrt(Math.log(7.25))),
    isHeavy: true,
  },
];

function lognormal(name: string, mean: number, spread: number): TrueLaw {
  return { name, draw: ({ normal }) => Math.exp(mean + spread * normal()) };
}

function weibull(name: string, scale: number, shape: number): TrueLaw {
  return { name, draw: ({ uniform }) => scale * (-Math.log(1 - uniform())) ** (1 / shape) };
}
