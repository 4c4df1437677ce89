import { Suspense, useEffect } from "react";
import { pages } from "../../../pages.ts";
import { AdminHeader } from "./admin-header.tsx";
import { useAdminParams } from "../ground/frame/admin-params.ts";
import { AdminTabList } from "./admin-tab-list.tsx";
import { tabOf } from "./admin-tabs.ts";
import { CallReminders } from "../calls/call-reminders.tsx";
import { ExpiredNotice } from "../gate/expired-notice.tsx";
import { LoadingPanel } from "../ground/data/loading-panel.tsx";
import { Announcer } from "../ground/live/announcer.tsx";
import { PausedLine } from "../ground/live/paused-line.tsx";
import { useFollowing } from "../ground/live/use-following.ts";
import { LeadPanel } from "./lead/lead-panel.tsx";
import { openLeadId } from "../ground/leads/open-lead.ts";
import { useOpenInView } from "./lead/use-open-in-view.ts";
import { usePainted } from "../ground/data/use-painted.ts";
import { AfterMove } from "../moved/after-move.tsx";
import { OwnsKeys } from "../ground/frame/shortcuts.ts";
import { TabBoundary } from "../ground/data/tab-boundary.tsx";

/** The dashboard around its tabs: the signed-in user, the tab list, and the tab in the address. */
export function AdminFrame({ email }: { email: string }) {
  const { params } = useAdminParams();
  const tab = tabOf(params.get("tab"));
  const lead = openLeadId(params);
  // The lead is on the screen first; then what is behind makes room for it, which takes longer.
  const beside = usePainted(lead);
  useOpenInView(beside);
  const isPaused = useFollowing();
  useEffect(() => {
    document.title = `${tab.label} · ${pages.admin.title}`;
  }, [tab.label]);
  return (
    <div
      className={`bg-base-200 min-h-dvh ${beside === null ? "" : "lg:pr-[min(40rem,46vw)] print:bg-transparent print:pr-0"}`}
    >
      <ExpiredNotice />
      {/* On a narrow screen the lead covers what is behind it, which keeps its place. */}
      <div className={lead === null ? "" : "max-lg:invisible print:hidden"}>
        <AdminHeader email={email} />
        <main tabIndex={-1} className="outline-none">
          <AdminTabList current={tab.id} />
          <div
            id="admin-panel"
            role="tabpanel"
            aria-labelledby={`tab-${tab.id}`}
            className="mx-auto w-full max-w-[90rem] px-4 py-6 sm:px-6"
          >
            <TabBoundary key={tab.id} name={tab.label}>
              <Suspense fallback={<LoadingPanel text={`Loading ${tab.label}…`} />}>
                <tab.Panel />
              </Suspense>
            </TabBoundary>
          </div>
        </main>
      </div>
      <OwnsKeys value>
        <LeadPanel id={lead} />
      </OwnsKeys>
      <AfterMove />
      <PausedLine isPaused={isPaused} />
      <Announcer />
      <CallReminders />
    </div>
  );
}
