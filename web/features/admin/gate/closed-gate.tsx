import { GatePanel } from "./gate-panel.tsx";
import type { Gate } from "../ground/staff/use-staff.ts";

type Reason = Extract<Gate, { kind: "closed" }>["reason"];

const TEXTS: Record<Reason, { title: string; lines: string[] }> = {
  "not-configured": {
    title: "Staff sign-in is not set up yet",
    lines: [
      "The server doesn’t know how staff sign in. Set ACCESS_TEAM_DOMAIN, ACCESS_AUD and ADMIN_EMAIL_DOMAIN on the server; the README explains how.",
    ],
  },
  "keys-unavailable": {
    title: "Your sign-in cannot be checked right now",
    lines: [
      "The sign-in service can’t be reached. Nothing is wrong with your account, and no leads are lost: the public pages still work.",
    ],
  },
  lost: {
    title: "The server cannot be reached",
    lines: ["Check your internet connection, then try again."],
  },
  failed: {
    title: "Something went wrong",
    lines: ["The server couldn’t check who is signed in. Please try again in a minute."],
  },
};

/** The dashboard is unavailable to everyone at the moment. */
export function ClosedGate({ reason, onRetry }: { reason: Reason; onRetry: () => void }) {
  const { title, lines } = TEXTS[reason];
  return (
    <GatePanel
      title={title}
      actions={
        <button type="button" className="btn btn-primary btn-lg" onClick={onRetry}>
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
