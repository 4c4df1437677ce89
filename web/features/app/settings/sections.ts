import { SETTINGS_SECTIONS, type SettingsSection } from "#domain/settings/settings-section";
import { lazy, type ComponentType } from "react";

type Section = { label: string; Part: ComponentType };

/** The sections of System Settings. Each one's code is loaded when it is first opened. */
export const SECTIONS: Record<SettingsSection, Section> = {
  general: {
    label: "Slack and hubs",
    Part: lazy(async () => ({
      default: (await import("./general-section.tsx")).GeneralSection,
    })),
  },
  calls: {
    label: "Calls",
    Part: lazy(async () => ({ default: (await import("./calls-section.tsx")).CallsSection })),
  },
  contact: {
    label: "Booking and email",
    Part: lazy(async () => ({
      default: (await import("./booking-and-email-section.tsx")).BookingAndEmailSection,
    })),
  },
  templates: {
    label: "Email templates",
    Part: lazy(async () => ({
      default: (await import("../../delivery/templates/mail-templates-card.tsx")).MailTemplatesCard,
    })),
  },
  ads: {
    label: "Ads",
    Part: lazy(async () => ({ default: (await import("../../money/ads/ads-section.tsx")).AdsSection })),
  },
  bookings: {
    label: "Bookings",
    Part: lazy(async () => ({
      default: (await import("../../booking/agenda/bookings-card.tsx")).BookingsCard,
    })),
  },
  deliveries: {
    label: "Deliveries",
    Part: lazy(async () => ({
      default: (await import("../../delivery/deliveries/deliveries-card.tsx")).DeliveriesCard,
    })),
  },
  developers: {
    label: "Developers",
    Part: lazy(async () => ({
      default: (await import("../../doors/developers-section.tsx")).DevelopersSection,
    })),
  },
  privacy: {
    label: "Data and privacy",
    Part: lazy(async () => ({ default: (await import("./privacy-section.tsx")).PrivacySection })),
  },
  audit: {
    label: "Audit log",
    Part: lazy(async () => ({ default: (await import("../../people/audit/audit-card.tsx")).AuditCard })),
  },
};

/** The section that an address names; by default the first one. */
export function sectionOf(name: string | null): SettingsSection {
  return SETTINGS_SECTIONS.find((id) => id === name) ?? SETTINGS_SECTIONS[0];
}
