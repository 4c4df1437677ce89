import { GatePanel } from "./gate-panel.tsx";
import type { Gate } from "./use-staff.ts";

type Reason = Extract<Gate, { kind: "closed" }>["reason"];

const TEXTS: Record<Reason, { title: string; lines: string[] }> = {
  "not-configured": {
    title: "Staff sign-in is not set up yet",
    lines: [
      "The server does not know how staff sign in. Whoever runs it sets ACCESS_TEAM_DOMAIN, ACCESS_AUD and ADMIN_EMAIL_DOMAIN; the README says where.",
    ],
  },
  "keys-unavailable": {
    title: "Your sign-in cannot be checked right now",
    lines: [
      "The server that vouches for sign-ins is out of reach. Nothing is wrong with your account, and no lead is lost: the public pages go on working.",
    ],
  },
  lost: {
    title: "The server cannot be reached",
    lines: ["Check your internet connection, then try again."],
  },
  failed: {
    title: "Something went wrong",
    lines: ["The server could not say who is signed in. Please try again in a minute."],
  },
};

/** The dashboard is unavailable to everyone at the moment. */
export function ClosedGate({ reason, onRetry }: { reason: Reason; onRetry: () => void }) {
  const { title, lines } = TEXTS[reason];
  return (
    <GatePanel
      title={title}
      actions={
        <button type="button" className="btn btn-primary btn-sm" onClick={onRetry}>
          Try again
        </button>
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </GatePanel>
  );
}
