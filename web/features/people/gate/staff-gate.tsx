import { useEffect, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { useStaffSession, type Denied } from "../staff/staff-session.ts";
import { useStaff, type Staff, type Gate } from "../staff/use-staff.ts";
import { SignInLink, announceSignIn } from "./sign-in.tsx";
import { GatePanel } from "./gate-panel.tsx";
import { takeReturn, keepReturn } from "./sign-in-return.ts";

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
function ClosedGate({ reason, onRetry }: { reason: Reason; onRetry: () => void }) {
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

const DELAY_MS = 1000;

/** Redirects to the sign-in page, at most once a minute; after that it explains why it stopped. */
function SignedOutGate() {
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

const KEY = "admin-sign-in-at";
/** At most once a minute, so that a sign-in which never succeeds does not loop. */
const PAUSE_MS = 60_000;

type Memory = Pick<Storage, "getItem" | "setItem">;

/** Whether the page may now redirect to the sign-in page. */
function maySignIn(memory: Memory, now: number): boolean {
  return now - Number(memory.getItem(KEY) ?? 0) >= PAUSE_MS;
}

/** Remembers, for this browser tab, that the page has just redirected there. */
function rememberSignIn(memory: Memory, now: number): void {
  memory.setItem(KEY, String(now));
}

const DENIED_GATE_DELAY_MS = 2000;

/** Explains the refusal to somebody from another company, and takes them to the home page unless they stay. */
function DeniedGate({ message, email }: Denied) {
  const [isLeaving, setLeaving] = useState(true);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => location.assign("/"), DENIED_GATE_DELAY_MS);
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
