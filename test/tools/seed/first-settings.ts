import { INITIAL_FORM_MINUTES } from "#domain/calls/hours/call-targets";
import { INITIAL_AD_SETTINGS } from "#domain/money/ads/ad-settings";
import { INITIAL_DESK } from "#domain/calls/hours/calling-settings";
import type { SystemSetting } from "#domain/settings/settings";

/** The settings that the migrations bring (spec 9, contract 8). */
export const FIRST_SETTINGS: readonly SystemSetting[] = [
  {
    key: "hub_expiry_hours",
    value: "12",
    description: "Hours from completion until a strategy hub expires",
  },
  {
    key: "extension_hours",
    value: "48",
    description: "Hours suggested when a hub is extended",
  },
  {
    key: "retention_days_anonymous",
    value: "14",
    description: "Days until an unfinished assessment without an email is deleted",
  },
  {
    key: "retention_days_ip",
    value: "90",
    description: "Days until the IP address of an assessment is deleted",
  },
  {
    key: "answer_target_minutes",
    value: "60",
    description: "Minutes of calling hours until an email of a lead should be answered",
  },
  {
    key: "form_target_minutes",
    value: String(INITIAL_FORM_MINUTES),
    description: "Minutes of calling hours until a lead of a Meta form without a score should be called",
  },
  {
    key: "desk_time_zone",
    value: INITIAL_DESK.desk_time_zone,
    description: "The time zone of the calling hours and holidays",
  },
  {
    key: "desk_hours",
    value: INITIAL_DESK.desk_hours,
    description: "When the team calls",
  },
  {
    key: "desk_holidays",
    value: INITIAL_DESK.desk_holidays,
    description: "Days without calls",
  },
  {
    key: "desk_targets",
    value: INITIAL_DESK.desk_targets,
    description: "Minutes of calling hours until a lead is due for its first call",
  },
  {
    key: "deal_currency",
    value: INITIAL_AD_SETTINGS.deal_currency,
    description: "The currency of deal values",
  },
  {
    key: "ad_time_zone",
    value: INITIAL_AD_SETTINGS.ad_time_zone,
    description: "The time zone of the ad account, whose days spend and leads are counted by",
  },
];
