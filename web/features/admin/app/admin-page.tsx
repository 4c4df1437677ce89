import { QueryClientProvider } from "@tanstack/react-query";
import "./admin.css";
import { FrameBones } from "./shell/frame-bones.tsx";
import { loadQuietly } from "../../../load-quietly.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { tabOf } from "./admin-tabs.ts";
import { applyAppearance } from "../ground/frame/appearance.ts";
import { askAhead } from "../ground/staff/use-staff.ts";
import { queryClient } from "../ground/data/query-client.ts";
import { WithDealCurrency } from "./with-deal-currency.tsx";
import { StaffGate } from "../gate/staff-gate.tsx";

// Before anything is drawn.
applyAppearance();

/** Loads the tab in the address along with the page, and what it shows first along with the sign-in. */
export async function loadAdminPage(): Promise<typeof AdminPage> {
  const tab = tabOf(new URLSearchParams(location.search).get("tab"));
  void askAhead(queryClient).then((isStaff) => (isStaff ? tab.askAhead?.(queryClient) : undefined));
  await loadQuietly(tab.load);
  return AdminPage;
}

/** /admin: the dashboard, for signed-in staff. */
function AdminPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <StaffGate checking={<FrameBones />}>
        {(staff) => (
          <WithDealCurrency>
            <AdminFrame email={staff.email} />
          </WithDealCurrency>
        )}
      </StaffGate>
    </QueryClientProvider>
  );
}
