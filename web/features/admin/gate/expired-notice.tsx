import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, unwrap } from "../../../lib/api.ts";
import { onSignInElsewhere } from "./sign-in-news.ts";
import { SignInLink } from "./sign-in-link.tsx";
import { reopenSession, useStaffSession } from "../ground/staff/staff-session.ts";

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
