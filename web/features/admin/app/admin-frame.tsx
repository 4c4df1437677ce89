import { Suspense, useEffect } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { useAdminParams } from "../ground/frame/admin-params.ts";
import { tabOf } from "./admin-tabs.ts";
import { PaletteHost } from "./palette/palette-host.tsx";
import { PhoneBar } from "./shell/phone-bar.tsx";
import { PhoneHeader } from "./shell/phone-header.tsx";
import { Rail } from "./shell/rail.tsx";
import { TabBones } from "./shell/tab-bones.tsx";
import { useWide } from "../ground/frame/use-wide.ts";
import { CallReminders } from "../calls/call-reminders.tsx";
import { ExpiredNotice } from "../gate/expired-notice.tsx";
import { Announcer } from "../ground/live/announcer.tsx";
import { PausedLine } from "../ground/live/paused-line.tsx";
import { useFollowing } from "../ground/live/use-following.ts";
import { LeadPanel } from "./lead/lead-panel.tsx";
import { openLeadId } from "../ground/leads/open-lead.ts";
import { useOpenInView } from "./lead/use-open-in-view.ts";
import { AfterMove } from "../moved/after-move.tsx";
import { OwnsKeys } from "../ground/frame/shortcuts.ts";
import { TabBoundary } from "../ground/data/tab-boundary.tsx";

const GROUNDS = {
  sheet: "[--page:var(--color-base-100)]",
  paper: "[--page:var(--color-base-200)]",
} as const;

/** The dashboard around its tabs: the rail or a phone's bar, the tab in the address, and what lies over it. */
export function AdminFrame({ email }: { email: string }) {
  const { name } = useContent("brand");
  const { params } = useAdminParams();
  const tab = tabOf(params.get("tab"));
  const lead = openLeadId(params);
  useOpenInView(lead);
  const following = useFollowing();
  const isWide = useWide();
  useEffect(() => {
    document.title = `${tab.label} · Dashboard – ${name}`;
  }, [tab.label, name]);
  return (
    <div className="bg-paper min-h-dvh print:bg-transparent">
      <ExpiredNotice />
      {/* On a narrow screen the lead covers what is behind it, which keeps its place. */}
      <div
        className={`lg:grid lg:grid-cols-[13.25rem_minmax(0,1fr)] print:block ${lead === null ? "" : "max-lg:invisible print:hidden"}`}
      >
        {isWide ? (
          <Rail current={tab.id} email={email} following={following} />
        ) : (
          <PhoneHeader email={email} />
        )}
        <main
          tabIndex={-1}
          className={`border-line flex min-h-dvh min-w-0 flex-col bg-(--page) pb-(--bottom-bar) outline-none lg:border-s print:border-0 ${GROUNDS[tab.ground]}`}
        >
          <div id="admin-panel" role="tabpanel" aria-label={tab.label} className="flex min-w-0 grow flex-col">
            <TabBoundary key={tab.id} name={tab.label}>
              <Suspense fallback={<TabBones tab={tab} />}>
                <tab.Page />
              </Suspense>
            </TabBoundary>
          </div>
        </main>
        {!isWide && <PhoneBar current={tab.id} email={email} />}
      </div>
      <OwnsKeys value>
        <LeadPanel id={lead} />
      </OwnsKeys>
      <PaletteHost />
      <AfterMove />
      {!isWide && <PausedLine following={following} />}
      <Announcer />
      <CallReminders />
    </div>
  );
}
