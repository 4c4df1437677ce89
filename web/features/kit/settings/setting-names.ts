import type { SettingKey } from "#domain/settings/settings";

/** What each setting is called, on its card and in the audit log. */
export const SETTING_NAMES: Record<SettingKey, string> = {
  hub_expiry_hours: "Hub Expiry Duration (hours)",
  extension_hours: "Extension Duration (hours)",
  retention_days_anonymous: "Delete unfinished, anonymous assessments after (days)",
  retention_days_ip: "Delete IP addresses after (days)",
  answer_target_minutes: "Answer emails within (minutes)",
  form_target_minutes: "Call leads of Meta forms within (minutes)",
  desk_time_zone: "Time zone",
  desk_hours: "Calling hours",
  desk_holidays: "Holidays",
  desk_targets: "Minutes until due",
  booking_mails: "Emails about booked calls",
  reminder_day_before: "Reminder a day before",
  reminder_hour_before: "Reminder an hour before",
  deal_currency: "Currency of deal values",
  ad_time_zone: "Time zone of the ad account",
  booking_url: "Booking page",
  sender_name: "Sender’s name",
  sender_postal_address: "Postal address",
  meta_pixel_id: "Meta pixel",
  meta_test_event_code: "Test code",
};
