import { useEffect, useState } from "react";

/** How long a call has been on: `4:12`. Not read out each second. */
export function CallClock({ since }: { since: number }) {
  const [seconds, setSeconds] = useState(() => secondsSince(since));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(since)), 1000);
    return () => clearInterval(timer);
  }, [since]);
  const minutes = Math.floor(seconds / 60);
  return (
    <span aria-hidden="true" className="tabular-nums">
      {minutes}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}

function secondsSince(since: number): number {
  return Math.max(0, Math.floor((Date.now() - since) / 1000));
}
