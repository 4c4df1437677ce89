import { QueryClientProvider } from "@tanstack/react-query";
import "./admin.css";
import { FrameBones } from "./shell/frame-bones.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { applyAppearance } from "../ground/frame/appearance.ts";
import { queryClient } from "../ground/data/query-client.ts";
import { WithDealCurrency } from "./with-deal-currency.tsx";
import { StaffGate } from "../gate/staff-gate.tsx";

// Before anything is drawn.
applyAppearance();

/** /admin: the dashboard, for signed-in staff. */
export function AdminPage() {
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
