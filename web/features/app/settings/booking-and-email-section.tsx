import { BOOKING_HOSTS } from "#domain/booking/booking-hosts";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";
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
                To have booked calls reported here, set <code>BOOKING_WEBHOOK_SECRET</code>, which needs a
                deploy: step 8 of the README.
              </>
            }
            hasRows
          >
            <TextRow
              settings={settings}
              name="booking_url"
              type="url"
              hint={`Where visitors book: a page at ${hosts}. They see a change within 10 seconds. If it is empty, they can only ask for a call.`}
            />
          </SettingsCard>
          <SettingsCard
            title="Emails"
            note={
              <>
                The address that they come from, <code>EMAIL_FROM</code>, needs a deploy: step 7 of the
                README.
              </>
            }
            hasRows
          >
            <TextRow
              settings={settings}
              name="sender_name"
              hint="Shown in the inbox beside the address. If it is empty, the address stands alone."
            />
            <TextRow
              settings={settings}
              name="sender_postal_address"
              hint="At the foot of every email, as the law asks. If it is empty, no emails are sent."
            />
          </SettingsCard>
        </>
      )}
    </WithSettings>
  );
}
