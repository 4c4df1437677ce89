/** The scopes for sending messages to the channel that staff choose. */
export const HOOK_SCOPES = ["incoming-webhook"] as const;

/**
 * The scopes for buttons: posting and changing the app's own messages, even where nobody invited it, and identifying
 * staff.
 */
export const BUTTON_SCOPES = ["chat:write", "chat:write.public", "users:read", "users:read.email"] as const;
