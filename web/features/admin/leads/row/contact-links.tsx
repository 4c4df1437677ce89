import type { AssessmentView } from "#domain/leads/assessment-view";
import { Globe, Mail, Phone, type LucideIcon } from "lucide-react";
import { phoneWords } from "../../ground/calls/phone-words.ts";
import { CopyButton } from "../../ground/data/copy-button.tsx";
import { safeWebAddress } from "../../ground/data/web-address.ts";

type Contact = { what: string; does: string; Icon: LucideIcon; href: string; text: string; copied: string };

/**
 * Mail, phone and website of a lead, one press away, each with a button that copies it. In a narrow container, such as
 * a phone's, they are buttons for a thumb.
 */
export function ContactLinks({ lead, className = "" }: { lead: AssessmentView; className?: string }) {
  return (
    <ul
      className={`flex min-w-0 items-center gap-x-1 text-sm @max-2xl:flex-wrap @min-[60rem]:gap-x-4 ${className}`}
    >
      {contactsOf(lead).map(({ what, does, Icon, href, text, copied }) => (
        <li
          key={what}
          className={`group/contact relative flex items-center ${what === "phone" ? "shrink-0" : "min-w-0"}`}
        >
          <a
            href={href}
            {...(what === "website" && { target: "_blank", rel: "noopener noreferrer" })}
            title={copied}
            className="link-hover @max-[60rem]:btn @max-[60rem]:btn-sm @max-[60rem]:btn-square @max-[60rem]:pointer-coarse:min-h-11 @max-[60rem]:pointer-coarse:min-w-11 flex min-w-0 items-center"
          >
            <Icon aria-hidden="true" className="size-4 shrink-0 @min-[60rem]:hidden" />
            <span className="sr-only">{does} </span>
            <bdi className="truncate @max-[60rem]:sr-only">{text}</bdi>
          </a>
          <CopyButton
            text={copied}
            what={what}
            className="@min-[60rem]:pointer-fine:bg-base-100 @min-[60rem]:pointer-fine:absolute @min-[60rem]:pointer-fine:-right-6 @min-[60rem]:pointer-fine:z-1 @min-[60rem]:pointer-fine:opacity-0 @min-[60rem]:pointer-fine:group-hover/contact:opacity-100 @min-[60rem]:pointer-fine:focus-visible:opacity-100"
          />
        </li>
      ))}
    </ul>
  );
}

function contactsOf({ email, phone, businessUrl }: AssessmentView): Contact[] {
  const site = businessUrl === null ? null : safeWebAddress(businessUrl);
  return [
    email !== null && {
      what: "email",
      does: "Write to",
      Icon: Mail,
      href: `mailto:${email}`,
      text: email,
      copied: email,
    },
    phone !== null && {
      what: "phone",
      does: "Call",
      Icon: Phone,
      href: `tel:${phone}`,
      text: phoneWords(phone),
      copied: phone,
    },
    site !== null && {
      what: "website",
      does: "Visit",
      Icon: Globe,
      href: site,
      text: new URL(site).host,
      copied: site,
    },
  ].filter((contact) => contact !== false);
}
