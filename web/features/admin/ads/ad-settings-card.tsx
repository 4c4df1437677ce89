import { CURRENCIES } from "#domain/ads/currency";
import type { StoredSetting } from "#domain/settings/settings";
import { SelectField } from "../../../ui/select-field.tsx";
import { SettingPart } from "../calling-hours/setting-part.tsx";
import { ZoneOptions } from "../calling-hours/zone-options.tsx";
import { SETTING_NAMES } from "../settings/setting-names.ts";
import { SettingsCard } from "../settings/settings-card.tsx";
import { useSetting } from "../settings/use-setting.ts";

/** What the figures of the tab Ads are told in. */
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
    <SettingPart title={SETTING_NAMES.deal_currency} edit={edit} words={(text) => text}>
      <SelectField
        label="Deal values are in"
        hint="Changing this converts nothing."
        error={edit.issues[0]?.message}
        value={edit.text}
        onChange={(event) => edit.type(event.target.value)}
      >
        {CURRENCIES.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </SelectField>
    </SettingPart>
  );
}

function AdZonePart({ setting }: { setting: StoredSetting }) {
  const edit = useSetting(setting);
  return (
    <SettingPart title={SETTING_NAMES.ad_time_zone} edit={edit} words={(text) => text}>
      <SelectField
        label="The ad account’s time zone"
        hint="As in Ads Manager under Account overview."
        error={edit.issues[0]?.message}
        value={edit.text}
        onChange={(event) => edit.type(event.target.value)}
      >
        <ZoneOptions chosen={edit.text} />
      </SelectField>
    </SettingPart>
  );
}
