import { useEffect, useState } from "react";
import { GatePanel } from "./gate-panel.tsx";
import type { Denied } from "../ground/staff/staff-session.ts";

const DELAY_MS = 2000;

/** Explains the refusal to somebody from another company, and takes them to the home page unless they stay. */
export function DeniedGate({ message, email }: Denied) {
  const [isLeaving, setLeaving] = useState(true);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => location.assign("/"), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return (
    <GatePanel
      title="Unauthorized"
      isAlert
      actions={
        <>
          <a className="btn btn-primary btn-lg" href="/api/logout">
            Sign in with another address
          </a>
          <a className="btn btn-lg" href="/">
            Go to the home page
          </a>
        </>
      }
      note={
        isLeaving && (
          <p>
            Taking you to the home page…{" "}
            <button
              type="button"
              className="link tap text-ink font-semibold"
              onClick={() => setLeaving(false)}
            >
              Stay here
            </button>
          </p>
        )
      }
    >
      <p>{message}</p>
      {email !== null && (
        <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
          You are signed in as <strong className="text-ink font-semibold">{email}</strong>. If that is the
          wrong address, sign in with another one; nothing is lost.
        </p>
      )}
    </GatePanel>
  );
}
