/** What a workspace is asked for so that messages come to the channel that staff choose. */
export const HOOK_SCOPES = ["incoming-webhook"] as const;

/** And for buttons: posting and changing messages of the app's own, also where nobody invited it, and knowing staff. */
export const BUTTON_SCOPES = ["chat:write", "chat:write.public", "users:read", "users:read.email"] as const;
