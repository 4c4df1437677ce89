import type { LeadStatus } from "#domain/leads/pipeline";
import type { ReactNode } from "react";

/** Each status has a shape of its own, which says the same as its colour: ring, half, check, cross, pause. */
const SHAPES: Record<LeadStatus, ReactNode> = {
  MQL: <circle cx="7" cy="7" r="5.5" fill="none" className="stroke-ink-3" strokeWidth="1.8" />,
  SQL: (
    <>
      <circle cx="7" cy="7" r="5.5" fill="none" className="stroke-sql" strokeWidth="1.8" />
      <path d="M7 3.8a3.2 3.2 0 0 1 0 6.4z" className="fill-sql" />
    </>
  ),
  Won: (
    <>
      <circle cx="7" cy="7" r="6.4" className="fill-good" />
      <path d="m4.3 7.2 1.9 1.9 3.5-3.9" fill="none" className="stroke-sheet" strokeWidth="1.6" />
    </>
  ),
  Lost: (
    <>
      <circle cx="7" cy="7" r="6.4" className="fill-edge" />
      <path d="m5 5 4 4m0-4-4 4" fill="none" className="stroke-sheet" strokeWidth="1.6" />
    </>
  ),
  Hold: (
    <>
      <circle cx="7" cy="7" r="5.5" fill="none" className="stroke-wait" strokeWidth="1.8" />
      <path d="M5.8 5v4M8.2 5v4" fill="none" className="stroke-wait" strokeWidth="1.6" />
    </>
  ),
};

/** The shape of a status, without its word. */
export function StatusShape({ status }: { status: LeadStatus }) {
  return (
    <svg
      viewBox="0 0 14 14"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-3.5 shrink-0"
    >
      {SHAPES[status]}
    </svg>
  );
}

/** A status as its shape and word. */
export function StatusMark({ status }: { status: LeadStatus }) {
  return (
    <span className="text-row inline-flex items-center gap-1.5 font-medium whitespace-nowrap">
      <StatusShape status={status} />
      {status}
    </span>
  );
}
