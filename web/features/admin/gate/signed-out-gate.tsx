import { useEffect, useState } from "react";
import { GatePanel } from "./gate-panel.tsx";
import { maySignIn, rememberSignIn } from "./sign-in-attempt.ts";
import { keepReturn } from "./sign-in-return.ts";
import { SignInLink } from "./sign-in-link.tsx";

const DELAY_MS = 1000;

/** Redirects to the sign-in page, at most once a minute; after that it explains why it stopped. */
export function SignedOutGate() {
  const [goes] = useState(() => maySignIn(sessionStorage, Date.now()));
  useEffect(() => keepReturn(sessionStorage, location.search), []);
  useEffect(() => {
    if (!goes) return;
    const timer = setTimeout(() => {
      rememberSignIn(sessionStorage, Date.now());
      location.assign("/api/login");
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [goes]);

  if (goes) {
    return (
      <GatePanel
        title="Authentication Required"
        isAlert
        actions={<SignInLink />}
        note={<p>Taking you to the sign-in page…</p>}
      >
        <p>Please log in to access the admin dashboard</p>
      </GatePanel>
    );
  }
  return (
    <GatePanel title="You are not signed in" actions={<SignInLink label="Try signing in again" />}>
      <p>
        You were sent to the sign-in page less than a minute ago and came back without being signed in, so
        this page has stopped sending you there.
      </p>
      <p>
        The usual reasons: the sign-in was not finished, this browser blocks the cookie that keeps you signed
        in, or its clock is wrong.
      </p>
    </GatePanel>
  );
}
