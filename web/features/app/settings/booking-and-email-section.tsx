import { BOOKING_HOSTS } from "#domain/booking/booking-hosts";
import type { StoredSetting } from "#domain/settings/settings";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";
import { SwitchRow } from "../../kit/settings/switch-row.tsx";
import { TextRow } from "../../kit/settings/text-row.tsx";
import { WithSettings } from "../../kit/settings/with-settings.tsx";

const hosts = new Intl.ListFormat("en-US", { type: "disjunction" }).format(BOOKING_HOSTS);

/** Where visitors book, and who writes to them. */
export function BookingAndEmailSection() {
  return (
    <WithSettings>
      {(settings) => (
        <>
          <SettingsCard
            title="Booking"
            note={
              <>
                To see booked calls here, set <code>BOOKING_WEBHOOK_SECRET</code> and deploy (step 8 of the
                README).
              </>
            }
            hasRows
          >
            <TextRow
              settings={settings}
              name="booking_url"
              type="url"
              hint={`Where visitors book: a page at ${hosts}. Changes show within 10 seconds. If empty, visitors can only ask for a call.`}
            />
          </SettingsCard>
          <CallMailsCard settings={settings} />
          <SettingsCard
            title="Emails"
            note={
              <>
                The sender’s address, <code>EMAIL_FROM</code>, is set by a deploy (step 7 of the README).
              </>
            }
            hasRows
          >
            <TextRow
              settings={settings}
              name="sender_name"
              hint="Shown in the inbox beside the address. If empty, only the address shows."
            />
            <TextRow
              settings={settings}
              name="sender_postal_address"
              hint="Shown at the bottom of every email, as the law requires. If empty, no emails are sent."
            />
          </SettingsCard>
        </>
      )}
    </WithSettings>
  );
}

/** The mails about booked calls, which replace the booking page's own. */
function CallMailsCard({ settings }: { settings: readonly StoredSetting[] }) {
  return (
    <SettingsCard
      title="Confirmations and reminders"
      note="Before you turn them on, turn off your booking page’s own confirmations and reminders: otherwise people get each twice."
      hasRows
    >
      <SwitchRow
        settings={settings}
        name="booking_mails"
        hint="A confirmation with a calendar file, changes, reminders, and one email after a missed call."
      />
      <SwitchRow
        settings={settings}
        name="reminder_day_before"
        hint="For calls booked at least 36 hours ahead."
      />
      <SwitchRow
        settings={settings}
        name="reminder_hour_before"
        hint="Not within two hours of the email before it."
      />
    </SettingsCard>
  );
}
