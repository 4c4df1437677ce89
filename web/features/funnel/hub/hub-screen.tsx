import { hubSessionOf } from "#domain/page-paths";
import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { PageHeader } from "../../../content/page-header.tsx";
import { useContent } from "../../../content/use-content.tsx";
import { useLocation } from "../../../lib/page-location.tsx";
import { setCurrentSession } from "../../../lib/session.ts";
import type { Loaded } from "../../../lib/use-load.ts";
import { importExpiredHub, loadedExpiredHub } from "./expired/load-expired-hub.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SiteFooter } from "../../people/privacy/site-footer.tsx";
import type { HubPageData, OpenHub } from "./hub-data.ts";
import "./hub.css";
import { MissingHub } from "./expired/missing-hub.tsx";
import { useHub } from "./use-hub.ts";

const LaterExpiredHub = lazy(async () => ({ default: await importExpiredHub() }));

type View = ComponentType<{ sessionId: string; data: OpenHub }>;

/** A page of the hub at the current address: the view of an open hub, or why there is none to show. */
export function HubScreen({ View }: { View: View }) {
  const { pathname } = useLocation();
  const sessionId = hubSessionOf(pathname);
  const hub = useHub(sessionId);

  useEffect(() => setCurrentSession(sessionId), [sessionId]);

  return (
    <div className="bg-base-200 flex min-h-dvh flex-col overflow-x-clip print:bg-transparent">
      <PageHeader />
      <main tabIndex={-1} className="grow">
        <HubContent sessionId={sessionId} hub={hub} View={View} />
      </main>
      <SiteFooter />
    </div>
  );
}

type HubContentProps = { sessionId: string; hub: Loaded<HubPageData>; View: View };

function HubContent({ sessionId, hub, View }: HubContentProps) {
  // A press before hydration is lost on what is not rendered at once; fixed, as another type would discard its state.
  const [ExpiredHub] = useState(() => loadedExpiredHub() ?? LaterExpiredHub);
  if (hub.state === "loading") return <HubSkeleton />;
  if (hub.state === "failed") {
    return <MissingHub onRetry={hub.again} />;
  }
  const { data } = hub;
  if (data.state === "ok") return <View sessionId={sessionId} data={data} />;
  if (data.state === "not_found") return <MissingHub />;
  return (
    <Suspense>
      <ExpiredHub sessionId={sessionId} data={data} />
    </Suspense>
  );
}

function HubSkeleton() {
  const { loading } = useContent("hub").missing;
  return (
    <div role="status" className="mx-auto grid min-h-dvh max-w-7xl content-start gap-6 px-5 py-8 sm:px-8">
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-80 rounded-box" />
      <Skeleton className="h-64 rounded-box" />
    </div>
  );
}
