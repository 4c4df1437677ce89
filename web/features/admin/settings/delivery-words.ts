import type { DeliveryStatus } from "#domain/delivery/channels";

export const STATUS_NAMES: Record<DeliveryStatus, string> = {
  pending: "Waiting",
  sent: "Sent",
  dead: "Failed",
  cancelled: "Cancelled",
};

const SHORT_NAMES = new Set(["mql"]);

/** `hub-mail` as text: `Hub mail`. */
export function kindName(kind: string): string {
  if (SHORT_NAMES.has(kind)) return kind.toUpperCase();
  const words = kind.replaceAll("-", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
