import { hubSessionOf } from "#domain/page-paths";
import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { PageHeader } from "../../content/page-header.tsx";
import { setCurrentSession } from "../../lib/session.ts";
import type { Loaded } from "../../lib/use-load.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SiteFooter } from "../privacy/site-footer.tsx";
import type { HubPageData } from "./hub-data.ts";
import { HubView } from "./hub-view.tsx";
import "./hub.css";
import { useHub } from "./use-hub.ts";

const MissingHub = lazy(async () => ({ default: (await import("./missing-hub.tsx")).MissingHub }));

export function HubPage() {
  const { pathname } = useLocation();
  const sessionId = hubSessionOf(pathname);
  const hub = useHub(sessionId);

  useEffect(() => setCurrentSession(sessionId), [sessionId]);

  return (
    <div className="bg-base-200 flex min-h-dvh flex-col overflow-x-clip print:bg-transparent">
      <PageHeader />
      <main tabIndex={-1} className="grow">
        <Suspense fallback={<HubSkeleton />}>
          <HubContent sessionId={sessionId} hub={hub} />
        </Suspense>
      </main>
      <SiteFooter />
    </div>
  );
}

function HubContent({ sessionId, hub }: { sessionId: string; hub: Loaded<HubPageData> }) {
  if (hub.state === "loading") return <HubSkeleton />;
  if (hub.state === "failed") {
    return <MissingHub sessionId={sessionId} bookingUrl={null} isExpired={false} onRetry={hub.again} />;
  }
  const { data } = hub;
  if (data.state === "ok") return <HubView sessionId={sessionId} data={data} />;
  return (
    <MissingHub sessionId={sessionId} bookingUrl={data.bookingUrl} isExpired={data.state === "expired"} />
  );
}

function HubSkeleton() {
  return (
    <div role="status" className="mx-auto grid min-h-dvh max-w-7xl content-start gap-6 px-5 py-8 sm:px-8">
      <span className="sr-only">Loading your strategy hub</span>
      <Skeleton className="h-80 rounded-box" />
      <Skeleton className="h-64 rounded-box" />
    </div>
  );
}
