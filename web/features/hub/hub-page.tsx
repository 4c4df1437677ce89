import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { PageHeader } from "../../content/page-header.tsx";
import { setCurrentSession } from "../../lib/session.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SiteFooter } from "../privacy/site-footer.tsx";
import { HubView } from "./hub-view.tsx";
import "./hub.css";
import { MissingHub } from "./missing-hub.tsx";
import { useHub } from "./use-hub.ts";

export function HubPage() {
  const { sessionId = "" } = useParams();
  const hub = useHub(sessionId);

  useEffect(() => setCurrentSession(sessionId), [sessionId]);

  return (
    <div className="bg-base-200 flex min-h-dvh flex-col overflow-x-clip">
      <PageHeader />
      <main tabIndex={-1} className="grow">
        {hub.state === "loading" && <HubSkeleton />}
        {hub.state === "failed" && (
          <MissingHub sessionId={sessionId} bookingUrl={null} isExpired={false} onRetry={hub.again} />
        )}
        {hub.state === "ready" && hub.data.state === "ok" && (
          <HubView sessionId={sessionId} data={hub.data} />
        )}
        {hub.state === "ready" && hub.data.state !== "ok" && (
          <MissingHub
            sessionId={sessionId}
            bookingUrl={hub.data.bookingUrl}
            isExpired={hub.data.state === "expired"}
          />
        )}
      </main>
      <SiteFooter />
    </div>
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
