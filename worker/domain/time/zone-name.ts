/** `America/St_Johns` as `St Johns`; null of a zone that is no place. */
export function zonePlace(zone: string): string | null {
  if (!zone.includes("/") || zone.startsWith("Etc/")) return null;
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** The one name of a zone, in reports, mails and Slack: `St Johns time`; a zone that is no place by its own name. */
export function zoneName(zone: string): string {
  const place = zonePlace(zone);
  return place === null ? zone : `${place} time`;
}
