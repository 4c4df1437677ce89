import { useEffect, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { ClosedGate } from "./closed-gate.tsx";
import { DeniedGate } from "./denied-gate.tsx";
import { GatePanel } from "./gate-panel.tsx";
import { SignedOutGate } from "./signed-out-gate.tsx";
import { takeReturn } from "./sign-in-return.ts";
import { announceSignIn } from "./sign-in-news.ts";
import { useStaffSession } from "../ground/staff/staff-session.ts";
import { useStaff, type Staff } from "../ground/staff/use-staff.ts";

/** Shows the dashboard to staff; tells everyone else why they cannot see it and where to go. */
export function StaffGate({ children }: { children: (staff: Staff) => ReactNode }) {
  const { gate, ask } = useStaff();
  const session = useStaffSession();
  const isOpen = gate.kind === "open";
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOpen) return;
    announceSignIn();
    const search = takeReturn(sessionStorage);
    if (search && !location.search) void navigate({ search }, { replace: true });
  }, [isOpen, navigate]);

  if (gate.kind === "denied") return <DeniedGate message={gate.message} />;
  if (session.kind === "denied") return <DeniedGate message={session.message} />;
  if (gate.kind === "checking") return <CheckingGate />;
  if (gate.kind === "signed-out") return <SignedOutGate />;
  if (gate.kind === "closed") return <ClosedGate reason={gate.reason} onRetry={ask} />;
  return children(gate.staff);
}

function CheckingGate() {
  return (
    <GatePanel title="Admin Dashboard">
      <p role="status" className="flex items-center gap-3">
        <span className="loading loading-spinner loading-sm" aria-hidden="true" />
        Checking your sign-in…
      </p>
    </GatePanel>
  );
}
