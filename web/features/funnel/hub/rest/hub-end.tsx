import { lazy, memo, Suspense } from "react";
import type { Hub } from "../hub-data.ts";

const HubRest = lazy(async () => ({ default: (await import("./hub-rest.tsx")).HubRest }));

type HubEndProps = { sessionId: string; hub: Hub; onErased: () => void };

/**
 * The end of a hub, whose code comes after the page. Memoized: a boundary that gets an update while its code is on the
 * way is drawn anew instead of taken over, and what was unfolded in the page's HTML is folded again.
 */
export const HubEnd = memo(function HubEnd(props: HubEndProps) {
  return (
    <Suspense>
      <HubRest {...props} />
    </Suspense>
  );
});
