/** When a preview ends, by the reader's clock: `ends today at 4:10 PM`. Times in milliseconds since 1970. */
export function endText(endsAt: number, now: number): string {
  if (endsAt <= now) return "has ended";
  const end = new Date(endsAt);
  return `ends ${dayText(end, new Date(now))} at ${end.toLocaleTimeString(undefined, { timeStyle: "short" })}`;
}

function dayText(day: Date, today: Date): string {
  const tomorrow = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
  if (day.toDateString() === today.toDateString()) return "today";
  if (day.toDateString() === tomorrow.toDateString()) return "tomorrow";
  return `on ${day.toLocaleDateString(undefined, { month: "short", day: "numeric" })}`;
}
