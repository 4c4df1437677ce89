import { CURRENCIES } from "#domain/ads/currency";
import type { StoredSetting } from "#domain/settings/settings";
import { SelectRow } from "../ground/settings/select-row.tsx";
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
      hasRows
    >
      {currency && <CurrencyRow setting={currency} />}
      {zone && <AdZoneRow setting={zone} />}
    </SettingsCard>
  );
}

function CurrencyRow({ setting }: { setting: StoredSetting }) {
  const edit = useSetting(setting);
  return (
    <SelectRow
      edit={edit}
      label={SETTING_NAMES.deal_currency}
      hint="On every screen, in exports, in Slack and for Meta. It converts nothing: amounts stay as they were typed."
    >
      {CURRENCIES.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </SelectRow>
  );
}

function AdZoneRow({ setting }: { setting: StoredSetting }) {
  const edit = useSetting(setting);
  return (
    <SelectRow
      edit={edit}
      label={SETTING_NAMES.ad_time_zone}
      hint="As in Ads Manager under Account overview."
    >
      <ZoneOptions chosen={edit.text} />
    </SelectRow>
  );
}
