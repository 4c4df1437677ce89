import { ABOUT_CHANNEL, channelOf, type DeliveryStatus, type Destination } from "#domain/delivery/channels";
import { MAIL_REFUSALS } from "#domain/mail/may-mail";
import { MESSAGE_NAMES } from "#domain/delivery/messages";

export const STATUS_NAMES: Record<DeliveryStatus, string> = {
  pending: "Waiting",
  sent: "Sent",
  dead: "Failed",
  cancelled: "Canceled",
};

type Told = { channel: Destination; kind: string; event?: string | null; endpoint?: string | null };

/**
 * `Slack: New lead`, or `Meta: QuizCompleted`, which is what Meta calls it, too. A webhook goes by the host that it is
 * for.
 */
export function messageName({ kind, event, ...told }: Told): string {
  const names: Record<string, string> = MESSAGE_NAMES;
  return `${destinationName(told)}: ${event ?? names[kind] ?? wordsOf(kind)}`;
}

/** The channel, or of a webhook endpoint its host. */
export function destinationName({ channel, endpoint }: Pick<Told, "channel" | "endpoint">): string {
  return endpoint ?? ABOUT_CHANNEL[channelOf(channel)].name;
}

/** `hub-mail` or `hub_mail` as `Hub mail`. */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/[-_]/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const REASONS: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(MAIL_REFUSALS).map(([code, words]) => [code, words.replace(/\.$/, "")]),
  ),
  // Ours: why a message may not go out, or cannot.
  booked: "The lead has booked in the meantime",
  cancelled_by_staff: "Someone on the team canceled it",
  changing: "The lead is being changed",
  delete_by_hand: "Only a person can delete this message in Slack",
  address_refused: "This address may no longer be called",
  email_failed: "The email service failed",
  endpoint_deleted: "The endpoint was deleted",
  endpoint_failing: "Every try failed for five days",
  endpoint_gone: "The endpoint answered that it is gone",
  erased: "The lead was erased",
  call_changed: "The call was moved, canceled or decided in the meantime",
  call_over: "The call had begun",
  hub_expired: "The hub has expired; extend it, then resend",
  interrupted: "The attempt was interrupted",
  network: "The service could not be reached",
  no_browser: "The lead’s browser is no longer known, or never was, and Meta requires it",
  no_address: "There is no usable email address",
  no_consent: "The lead has not consented",
  no_event: "The event no longer exists",
  not_configured: "The channel is not set up",
  not_connected: "Slack is not connected",
  nothing_to_tell: "There is nothing left to report",
  origin_not_configured: "The server does not know its own address",
  recipient_busy: "Another email to this address is on its way",
  recipient_cap: "This address has reached its email limit",
  late: "It was more than 30 minutes late",
  secret_unreadable: "The stored secret cannot be read; rotate it",
  suspect: "The lead is marked as suspect",
  switched_off: "These emails are switched off in the settings",
  timeout: "The service did not answer in time",
  turned_off: "Someone on the team turned it off",
  too_old: "Meta accepts no events older than seven days",
  unfit_payload: "The stored message cannot be read",
  unsubscribed: "The recipient has unsubscribed",
  webhook_unreadable: "The stored Slack address cannot be read",
  withdrawn: "Consent was withdrawn",
  // Slack's.
  access_denied: "The Slack workspace does not allow the app",
  account_inactive: "Slack no longer accepts the connection",
  action_prohibited: "A workspace admin does not allow it",
  channel_is_archived: "The Slack channel is archived",
  channel_not_found: "The Slack channel no longer exists",
  bad_client_secret: "Slack does not accept SLACK_CLIENT_SECRET",
  invalid_client_id: "Slack does not know the app in SLACK_CLIENT_ID",
  invalid_auth: "Slack no longer accepts the connection",
  is_archived: "The Slack channel is archived",
  message_not_found: "Someone deleted the message in Slack",
  missing_scope: "Slack was connected without the permissions for this; reconnect it",
  invalid_token: "Slack no longer accepts the connection",
  no_active_hooks: "Slack no longer accepts the connection",
  no_service: "Slack no longer accepts the connection",
  no_service_id: "Slack no longer accepts the connection",
  no_team: "The Slack workspace no longer exists",
  posting_to_general_channel_denied: "Slack does not allow messages to this channel",
  team_disabled: "The Slack workspace is disabled",
  token_revoked: "Slack no longer accepts the connection",
  // The email service's.
  E_DAILY_LIMIT_EXCEEDED: "The daily limit of emails is reached; sending resumes after midnight UTC",
  E_INTERNAL_SERVER_ERROR: "The email service failed",
  E_RATE_LIMIT_EXCEEDED: "Too many emails at once",
  E_RECIPIENT_NOT_ALLOWED: "The domain of EMAIL_FROM is not verified yet; finish that under Email Sending",
  E_RECIPIENT_SUPPRESSED: "This address refuses email",
};

/** Codes that come in many forms. */
const FORMS: readonly (readonly [form: RegExp, words: string])[] = [
  [/^meta_(10|102|190)(_|$)/, "Meta refused the access token; set a new META_CAPI_TOKEN"],
  [/^meta_(3|2\d\d)(_|$)/, "The access token lacks a permission; set META_CAPI_TOKEN to one that has it"],
  [/^meta_104(_|$)/, "Meta wants an app secret proof; turn off ‘Require app secret’ for the app"],
  [
    /^meta_(100_33$|803(_|$))/,
    "Meta does not know this pixel, or the token may not send to it; check the pixel under Ads, and META_CAPI_TOKEN",
  ],
  [
    /^meta_2635(_|$)/,
    "Meta no longer supports this API version; set META_GRAPH_VERSION to the newest one and deploy",
  ],
  [/^meta_/, "Meta refused the event"],
  [/^E_SENDER_/, "The email service refused the sender; verify the domain of EMAIL_FROM under Email Sending"],
  [/^E_/, "The email service refused the message"],
  [/^http_5/, "The service failed"],
  [/^http_429$/, "The service asked us to slow down"],
  [/^http_/, "The service refused the message"],
  [/^(restricted_action|enterprise_|ekm_)/, "A workspace admin does not allow it"],
  [/^(invalid_|no_text|too_many_)/, "Slack refused the message"],
];

/** Why a message waits, failed or was canceled: in words, with the code to search for. */
export function reasonWords(code: string): string {
  const words = REASONS[code] ?? FORMS.find(([form]) => form.test(code))?.[1];
  return words ? `${words} (${code})` : code;
}
