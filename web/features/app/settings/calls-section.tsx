import { CallingHoursCard } from "../../calls/hours/calling-hours-card.tsx";
import { HandOverCard } from "../../leads/hand-over/hand-over-card.tsx";
import { NumbersCard } from "./numbers-card.tsx";
import { WithSettings } from "../../kit/settings/with-settings.tsx";

/** When the team calls and how soon, how soon it answers mails, and whose leads go to whom. */
export function CallsSection() {
  return (
    <>
      <WithSettings>{(settings) => <CallingHoursCard settings={settings} />}</WithSettings>
      <WithSettings>
        {(settings) => (
          <NumbersCard
            title="Answers to emails"
            note="A lead’s email waits until you answer it, reach the lead by phone, or say that no answer is needed. Minutes count only during your calling hours."
            keys={["answer_target_minutes"]}
            unit="minutes"
            settings={settings}
          />
        )}
      </WithSettings>
      <WithSettings>
        {(settings) => (
          <NumbersCard
            title="Leads of Meta forms"
            note="For leads that have not answered enough for a score. Minutes count only during your calling hours."
            keys={["form_target_minutes"]}
            unit="minutes"
            settings={settings}
          />
        )}
      </WithSettings>
      <HandOverCard />
    </>
  );
}
