import { isHubExpired } from "#domain/hub/hub";
import { useState } from "react";

/** What to do about a hub whose time is over; nothing while it is open. */
export function ClosedHubNote({ hubExpiresAt }: { hubExpiresAt: string }) {
  const [isExpired] = useState(() => isHubExpired(Date.parse(hubExpiresAt), Date.now()));
  if (!isExpired) return null;
  return (
    <p className="text-base-content/80">
      Your hub has closed. Open it to ask for a new link, or book a call right away.
    </p>
  );
}
