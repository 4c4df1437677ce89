import { useSyncExternalStore } from "react";
import { ApiError } from "../../../lib/api-error.ts";

/** Whether the signed-in state still holds: what any call's answer says about it. */
export type StaffSession = { kind: "open" } | { kind: "expired" } | { kind: "denied"; message: string };

const OPEN: StaffSession = { kind: "open" };
let session: StaffSession = OPEN;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: StaffSession): void {
  session = next;
  for (const listener of listeners) listener();
}

export function useStaffSession(): StaffSession {
  return useSyncExternalStore(subscribe, () => session);
}

/** Looks at the error of any call of the dashboard. */
export function noticeError(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  if (error.status === 401) change({ kind: "expired" });
  const denied = deniedMessage(error);
  if (denied) change({ kind: "denied", message: denied });
}

export function reopenSession(): void {
  if (session.kind !== "open") change(OPEN);
}

/** What a refused member of another domain is told; null for every other error. */
export function deniedMessage(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 403 || !error.message.includes("Forbidden"))
    return null;
  const text = error.reason.replace(/^Forbidden:\s*/, "");
  return text.startsWith("Access denied") ? text : null;
}
