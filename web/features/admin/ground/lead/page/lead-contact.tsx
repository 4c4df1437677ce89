import { PHONE_FLAG_NAMES } from "#domain/calls/call-consent";
import { Globe, Mail, Phone, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../../../../ui/badge.tsx";
import { phoneWords } from "../../calls/phone-words.ts";
import { consentWords } from "../../leads/consent-words.ts";
import { CopyButton } from "../../data/copy-button.tsx";
import { timeText } from "../../time/times.ts";
import { safeWebAddress } from "../../data/web-address.ts";
import { isWhole, type GlimpsedLead } from "../read/known-lead.ts";

/** Phone, mail and website, each one press away and with a way to copy it. */
export function LeadContact({ lead }: { lead: GlimpsedLead }) {
  const { phone, phoneFlag, callWithdrawnAt, email, businessUrl } = lead;
  const site = businessUrl === null ? null : safeWebAddress(businessUrl);
  const consent = isWhole(lead) ? (consentWords(lead) ?? "Has not agreed to be called") : "";
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {phone === null ? (
        <Way Icon={Phone}>
          <span>No number</span>
          {callWithdrawnAt && (
            <span className="text-base-content/75">
              Withdrew consent to be called on {timeText(callWithdrawnAt)}
            </span>
          )}
        </Way>
      ) : (
        <Way Icon={Phone} copied={phone} what="number">
          <a href={`tel:${phone}`} className="link tap font-semibold tabular-nums">
            {phoneWords(phone)}
          </a>
          <span className="text-base-content/75">{consent}</span>
          {phoneFlag && <Badge tone="error">{PHONE_FLAG_NAMES[phoneFlag]}</Badge>}
        </Way>
      )}
      {email !== null && (
        <Way Icon={Mail} copied={email} what="email">
          <a href={`mailto:${email}`} className="link tap">
            <bdi>{email}</bdi>
          </a>
        </Way>
      )}
      {businessUrl !== null && (
        <Way Icon={Globe} copied={businessUrl} what="website">
          {site === null ? (
            <bdi>{businessUrl}</bdi>
          ) : (
            <a href={site} target="_blank" rel="noopener noreferrer" className="link tap">
              <bdi>{new URL(site).host}</bdi>
            </a>
          )}
        </Way>
      )}
    </ul>
  );
}

type WayProps = { Icon: LucideIcon; children: ReactNode } & (
  | { copied: string; what: string }
  | { copied?: never; what?: never }
);

function Way({ Icon, copied, what, children }: WayProps) {
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className="text-base-content/60 mt-1 size-4 shrink-0 pointer-coarse:mt-3.5" />
      <span className="flex min-h-6 min-w-0 flex-wrap items-center gap-x-3 [overflow-wrap:anywhere]">
        {children}
      </span>
      {copied !== undefined && <CopyButton text={copied} what={what} className="print:hidden" />}
    </li>
  );
}
