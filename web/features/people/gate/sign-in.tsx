import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, unwrap } from "../../../lib/api.ts";
import { reopenSession, useStaffSession } from "../staff/staff-session.ts";

/** The sign-in expired while the page was open. Staff sign in again in another tab and lose no input. */
export function ExpiredNotice() {
  const session = useStaffSession();
  return session.kind === "expired" ? <Notice /> : null;
}

function Notice() {
  const client = useQueryClient();
  const { mutate: check } = useMutation({
    mutationFn: () => unwrap(api.auth.user.$get()),
    onSuccess: () => {
      reopenSession();
      void client.refetchQueries({ predicate: ({ state }) => state.status === "error" });
    },
  });
  useEffect(() => {
    const onFocus = () => check();
    window.addEventListener("focus", onFocus);
    const stop = onSignInElsewhere(onFocus);
    return () => {
      window.removeEventListener("focus", onFocus);
      stop();
    };
  }, [check]);
  return (
    <div
      role="alert"
      className="bg-ink text-on-ink sticky top-0 z-40 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 px-4 py-2"
    >
      <p>
        <strong>Your sign-in has expired.</strong> What you typed is still here. Sign in again in a new tab,
        then come back and save.
      </p>
      <SignInLink label="Sign in again" newTab />
    </div>
  );
}

/** Link to the company's sign-in page; `newTab` keeps the input on this page. */
export function SignInLink({ label = "Sign in", newTab = false }: { label?: string; newTab?: boolean }) {
  return (
    <a
      className="btn btn-primary btn-lg"
      href="/api/login"
      {...(newTab ? { target: "_blank", rel: "noopener" } : {})}
    >
      {label}
      {newTab && <span className="sr-only"> (opens a new tab)</span>}
    </a>
  );
}

/** Tells the browser's other tabs that somebody has signed in, so that a waiting one can continue. */
const CHANNEL = "admin-sign-in";

export function announceSignIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("signed-in");
  channel.close();
}

/** Returns the cleanup. */
function onSignInElsewhere(act: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", act);
  return () => channel.close();
}
