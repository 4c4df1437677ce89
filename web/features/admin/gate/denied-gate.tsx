import { useEffect } from "react";
import { showToast } from "../../../ui/toast.tsx";
import { GatePanel } from "./gate-panel.tsx";

const DELAY_MS = 2000;

/** Explains the refusal to somebody from another company, and takes them to the home page. */
export function DeniedGate({ message }: { message: string }) {
  useEffect(() => {
    showToast({ title: "Unauthorized", description: message, variant: "destructive" });
    const timer = setTimeout(() => location.assign("/"), DELAY_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <GatePanel
      title="Unauthorized"
      actions={
        <a className="btn btn-sm" href="/api/logout">
          Sign in with another address
        </a>
      }
    >
      <p>{message}</p>
      <p>Taking you to the home page…</p>
    </GatePanel>
  );
}
