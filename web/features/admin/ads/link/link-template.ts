/** What the links of ads carry: Meta puts names and ids in place of the macros at each click. */
export const LINK_PARAMETERS = [
  ["utm_source", "facebook"],
  ["utm_medium", "paid"],
  ["utm_campaign", "{{campaign.name}}"],
  ["utm_content", "{{ad.name}}"],
  ["utm_term", "{{adset.name}}"],
  ["campaign_id", "{{campaign.id}}"],
  ["adset_id", "{{adset.id}}"],
  ["ad_id", "{{ad.id}}"],
] as const;
export type LinkParameter = (typeof LINK_PARAMETERS)[number][0];

/** The text for the field URL parameters of an ad. */
export const LINK_TEMPLATE = LINK_PARAMETERS.map(([name, value]) => `${name}=${value}`).join("&");
