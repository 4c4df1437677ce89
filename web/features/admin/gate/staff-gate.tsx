import { useEffect, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { ClosedGate } from "./closed-gate.tsx";
import { DeniedGate } from "./denied-gate.tsx";
import { SignedOutGate } from "./signed-out-gate.tsx";
import { takeReturn } from "./sign-in-return.ts";
import { announceSignIn } from "./sign-in-news.ts";
import { useStaffSession } from "../ground/staff/staff-session.ts";
import { useStaff, type Staff } from "../ground/staff/use-staff.ts";

type Props = {
  /** What is shown until it is known who is signed in. */
  checking: ReactNode;
  children: (staff: Staff) => ReactNode;
};

/** Shows the dashboard to staff; tells everyone else why they cannot see it and where to go. */
export function StaffGate({ checking, children }: Props) {
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

  if (gate.kind === "denied") return <DeniedGate {...gate} />;
  if (session.kind === "denied") return <DeniedGate {...session} />;
  if (gate.kind === "checking") return checking;
  if (gate.kind === "signed-out") return <SignedOutGate />;
  if (gate.kind === "closed") return <ClosedGate reason={gate.reason} onRetry={ask} />;
  return children(gate.staff);
}
