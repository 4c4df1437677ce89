import { useSyncExternalStore } from "react";
import { ApiError } from "../../../lib/api-error.ts";

/** Whether the sign-in is still valid, according to the response to any call. */
export type StaffSession = { kind: "open" } | { kind: "expired" } | Denied;

/** Refused because of the domain of the address; `email` is null where that is not known. */
export type Denied = { kind: "denied"; message: string; email: string | null };

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

/** Checks the error of any dashboard call for an expired or refused sign-in. */
export function noticeError(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  if (error.status === 401) change({ kind: "expired" });
  const denied = deniedBy(error);
  if (denied) change(denied);
}

export function reopenSession(): void {
  if (session.kind !== "open") change(OPEN);
}

/** What an error says to somebody refused because of their domain; null for any other error. */
export function deniedBy(error: unknown): Denied | null {
  if (!(error instanceof ApiError) || error.status !== 403 || !error.message.includes("Forbidden"))
    return null;
  const text = error.reason.replace(/^Forbidden:\s*/, "");
  return text.startsWith("Access denied") ? { kind: "denied", message: text, email: error.signedInAs } : null;
}
