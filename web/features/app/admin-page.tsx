import "./admin.css";
import { dealCurrencyIn } from "#domain/money/ads/ad-settings";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, type ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import { loadQuietly } from "../../load-quietly.ts";
import { CallReminders } from "../calls/queue/call-reminders.tsx";
import { ExpiredNotice } from "../people/gate/sign-in.tsx";
import { StaffGate } from "../people/gate/staff-gate.tsx";
import { useKnowsWords, useStaffWords, wordsQuery } from "../content/published/published.ts";
import { queryClient } from "../kit/data/query-client.ts";
import { TabBoundary } from "../kit/data/tab-boundary.tsx";
import { DealCurrency } from "../kit/data/use-money.ts";
import { useAdminParams } from "../kit/frame/admin-params.ts";
import { applyAppearance } from "../kit/frame/appearance.ts";
import { OwnsKeys } from "../kit/frame/shortcuts.ts";
import { useWide } from "../kit/frame/use-wide.ts";
import { openLeadId } from "../leads/basics/open-lead.ts";
import { Announcer } from "../leads/live/announcer.tsx";
import { PausedLine } from "../leads/live/paused-line.tsx";
import { useFollowing } from "../leads/live/use-following.ts";
import { settingsQuery } from "../kit/settings/settings-query.ts";
import { askAhead } from "../people/staff/use-staff.ts";
import { AfterMove } from "../leads/after-move/after-move.tsx";
import { tabOf } from "./admin-tabs.ts";
import { LeadPanel } from "./lead/lead-panel.tsx";
import { useOpenInView } from "./lead/use-open-in-view.ts";
import { PaletteHost } from "./palette/palette-host.tsx";
import { FrameBones } from "./shell/frame-bones.tsx";
import { PhoneBar } from "./shell/phone-bar.tsx";
import { PhoneHeader } from "./shell/phone-header.tsx";
import { Rail } from "./shell/rail.tsx";
import { TabBones } from "./shell/tab-bones.tsx";
import { useToastRoom } from "./shell/use-toast-room.ts";

const GROUNDS = {
  sheet: "[--page:var(--color-base-100)]",
  paper: "[--page:var(--color-base-200)]",
} as const;

// Before anything is drawn.
applyAppearance();

/** Loads the tab in the address along with the page, and what it shows first along with the sign-in. */
export async function loadAdminPage(): Promise<typeof AdminPage> {
  const tab = tabOf(new URLSearchParams(location.search).get("tab"));
  void askAhead(queryClient).then((isStaff) => {
    if (!isStaff) return;
    void queryClient.prefetchQuery(wordsQuery());
    void tab.askAhead?.(queryClient);
  });
  await loadQuietly(tab.load);
  return AdminPage;
}

/** /admin: the dashboard, for signed-in staff. */
function AdminPage() {
  return (
    <BrowserRouter>
      <QueryClientProvider client={queryClient}>
        <StaffGate checking={<FrameBones />}>
          {(staff) => (
            <WithDealCurrency>
              <AdminFrame email={staff.email} />
            </WithDealCurrency>
          )}
        </StaffGate>
      </QueryClientProvider>
    </BrowserRouter>
  );
}

/** Tells everything within which currency deal values are in, as the setting says at any time. */
function WithDealCurrency({ children }: { children: ReactNode }) {
  const { data = null } = useQuery({ ...settingsQuery(), select: dealCurrencyIn });
  return <DealCurrency value={data}>{children}</DealCurrency>;
}

/** The dashboard around its tabs: the rail or a phone's bar, the tab in the address, and what lies over it. */
function AdminFrame({ email }: { email: string }) {
  const { brand } = useStaffWords();
  const knowsWords = useKnowsWords();
  const { params } = useAdminParams();
  const tab = tabOf(params.get("tab"));
  const lead = openLeadId(params);
  useOpenInView(lead);
  const following = useFollowing();
  useToastRoom();
  const isWide = useWide();
  useEffect(() => {
    document.title = brand === null ? `${tab.label} · Dashboard` : `${tab.label} · Dashboard – ${brand}`;
  }, [tab.label, brand]);
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
          className={`border-line flex min-h-dvh min-w-0 flex-col bg-(--page) pb-(--below) outline-none lg:border-s print:border-0 ${GROUNDS[tab.ground]}`}
        >
          <div id="admin-panel" role="tabpanel" aria-label={tab.label} className="flex min-w-0 grow flex-col">
            <TabBoundary key={tab.id} name={tab.label}>
              <Suspense fallback={<TabBones tab={tab} />}>
                {knowsWords ? <tab.Page /> : <TabBones tab={tab} />}
              </Suspense>
            </TabBoundary>
          </div>
        </main>
        {!isWide && <PhoneBar current={tab.id} email={email} />}
      </div>
      <OwnsKeys value>{knowsWords && <LeadPanel id={lead} />}</OwnsKeys>
      <PaletteHost />
      <AfterMove />
      {!isWide && <PausedLine following={following} />}
      <Announcer />
      <CallReminders />
    </div>
  );
}
