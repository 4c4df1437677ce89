/** How likely the standard normal distribution is below `z` (Abramowitz and Stegun 7.1.26, exact to 1.5e-7). */
export function normalBelow(z: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(z)) / Math.SQRT2);
  const polynomial =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const beyond = (polynomial * Math.exp((-z * z) / 2)) / 2;
  return z > 0 ? 1 - beyond : beyond;
}
