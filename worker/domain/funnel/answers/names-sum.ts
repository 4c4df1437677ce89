/** What makes a number a sum: a sign, thousands, or three digits. */
const SUM = /\d.*\p{Sc}|\p{Sc}.*\d|\d\s?[km]\b|\d,?\d{2}/iu;

/** Whether an answer to choose names a sum. */
export function namesSum(label: string): boolean {
  return SUM.test(label);
}
