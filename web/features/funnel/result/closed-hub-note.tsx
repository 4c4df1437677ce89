import { isHubExpired } from "#domain/funnel/hub/hub";
import { useState } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { serverNow } from "../../../lib/server-clock.ts";

/** What to do about a hub whose time is over; nothing while it is open. */
export function ClosedHubNote({ hubExpiresAt }: { hubExpiresAt: string }) {
  const { hubClosed } = useContent("results");
  const [isExpired] = useState(() => isHubExpired(Date.parse(hubExpiresAt), serverNow()));
  if (!isExpired) return null;
  return <p className="text-base-content/80">{hubClosed}</p>;
}
