import { CURRENCIES } from "#domain/ads/currency";
import type { StoredSetting } from "#domain/settings/settings";
import { SelectPart } from "../ground/settings/select-part.tsx";
import { ZoneOptions } from "../ground/settings/zone-options.tsx";
import { SETTING_NAMES } from "../ground/settings/setting-names.ts";
import { SettingsCard } from "../ground/settings/settings-card.tsx";
import { useSetting } from "../ground/settings/use-setting.ts";

/** The currency of deals, and the days of the ad account. */
export function AdSettingsCard({ settings }: { settings: readonly StoredSetting[] }) {
  const currency = settings.find(({ key }) => key === "deal_currency");
  const zone = settings.find(({ key }) => key === "ad_time_zone");
  return (
    <SettingsCard
      title="Currency and days"
      note="Return is shown where spend has the currency of deal values. Leads are counted on the ad account’s days, so that they stand beside what those days cost."
    >
      <div className="grid gap-8 sm:grid-cols-2">
        {currency && <CurrencyPart setting={currency} />}
        {zone && <AdZonePart setting={zone} />}
      </div>
    </SettingsCard>
  );
}

function CurrencyPart({ setting }: { setting: StoredSetting }) {
  const edit = useSetting(setting);
  return (
    <SelectPart
      edit={edit}
      title={SETTING_NAMES.deal_currency}
      label="Deal values are in"
      hint="On every screen, in exports, in Slack and for Meta. It converts nothing: amounts stay as they were typed."
    >
      {CURRENCIES.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </SelectPart>
  );
}

function AdZonePart({ setting }: { setting: StoredSetting }) {
  const edit = useSetting(setting);
  return (
    <SelectPart
      edit={edit}
      title={SETTING_NAMES.ad_time_zone}
      label="The ad account’s time zone"
      hint="As in Ads Manager under Account overview."
    >
      <ZoneOptions chosen={edit.text} />
    </SelectPart>
  );
}
