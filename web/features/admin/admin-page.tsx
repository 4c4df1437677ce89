import { QueryClientProvider } from "@tanstack/react-query";
import "./admin.css";
import { AdminFrame } from "./admin-frame.tsx";
import { queryClient } from "./query-client.ts";
import { StaffGate } from "./staff-gate.tsx";

/** /admin: the staff dashboard, for signed-in members of the company. */
export function AdminPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <StaffGate>{(staff) => <AdminFrame email={staff.email} />}</StaffGate>
    </QueryClientProvider>
  );
}
