import { TYPE_WORDS } from "#domain/leads/assessment-list";
import { isFromWaiting, WAITING_SOURCE } from "#domain/leads/waiting-address";
import type { ReactNode } from "react";
import { leadClock } from "../../../calls/acts/lead-clock.ts";
import { CopyButton } from "../../../kit/data/copy-button.tsx";
import { safeWebAddress } from "../../../kit/data/web-address.ts";
import { Ago } from "../../../kit/time/ago.tsx";
import type { GlimpsedLead } from "../read/known-lead.ts";

/** Where the lead is found, how it came, and what its clock shows. */
export function LeadLine({ lead, now }: { lead: GlimpsedLead; now: number }) {
  const { businessUrl, email, createdAt, timeZone, hubExpiresAt, sessionId } = lead;
  const site = businessUrl === null ? null : safeWebAddress(businessUrl);
  const clock = leadClock(timeZone, now);
  return (
    <ul className="text-row text-ink-2 mt-0.5 flex min-w-0 flex-wrap items-center gap-x-4 gap-y-0.5">
      {businessUrl !== null && (
        <Found copied={businessUrl} what="website">
          {site === null ? (
            <bdi>{businessUrl}</bdi>
          ) : (
            <a href={site} target="_blank" rel="noopener noreferrer" className="link tap-inline">
              <bdi>{new URL(site).host}</bdi>
            </a>
          )}
        </Found>
      )}
      {email !== null && (
        <Found copied={email} what="email">
          <a href={`mailto:${email}`} className="link tap-inline">
            <bdi>{email}</bdi>
          </a>
        </Found>
      )}
      <li>
        {howItCame(lead)} · <Ago time={createdAt} />
      </li>
      {hubExpiresAt && (
        <li>
          <a href={`/hub/${sessionId}`} target="_blank" rel="noopener noreferrer" className="link tap-inline">
            View Hub
          </a>
        </li>
      )}
      {clock && <li className="text-ink">{clock}</li>}
    </ul>
  );
}

type FoundProps = { copied: string; what: string; children: ReactNode };

function Found({ copied, what, children }: FoundProps) {
  return (
    <li className="flex min-w-0 items-center gap-1 [overflow-wrap:anywhere]">
      {children}
      <CopyButton text={copied} what={what} className="pointer-coarse:hidden print:hidden" />
    </li>
  );
}

function howItCame({ assessmentType, firstTouch, form }: GlimpsedLead): string {
  if (isFromWaiting(firstTouch ?? null)) return WAITING_SOURCE;
  return form ? `${TYPE_WORDS[assessmentType]} “${form.name}”` : TYPE_WORDS[assessmentType];
}
