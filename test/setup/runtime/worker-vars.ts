type Vars = Record<string, string>;

/**
 * Every var and secret of the Worker, so that no test depends on `.dev.vars` or `wrangler.toml`.
 * What is empty here is not set up; a test that needs it passes its own to `api`.
 */
export function workerVars(accessUrl: string): Vars {
  return {
    APP_ORIGIN: "",
    ACCESS_TEAM_DOMAIN: accessUrl,
    ACCESS_AUD: "test-application",
    ADMIN_EMAIL_DOMAIN: "example.com",
    OWNER_EMAILS: "",
    SESSION_HMAC_KEY: "test-session-key",
    ENCRYPTION_KEY: "dGVzdC1lbmNyeXB0aW9uLWtleS0zMi1ieXRlcy1sb24=",
    OPENAI_API_KEY: "",
    OPENAI_BASE_URL: "",
    OPENAI_MODEL: "",
    CHAT_DAILY_TOKEN_BUDGET: "",
    SLACK_CLIENT_ID: "",
    SLACK_CLIENT_SECRET: "",
    SLACK_SIGNING_SECRET: "",
    SLACK_ORIGIN: "https://slack.com",
    META_PIXEL_ID: "",
    META_CAPI_TOKEN: "",
    META_GRAPH_ORIGIN: "https://graph.facebook.com",
    META_GRAPH_VERSION: "v26.0",
    META_TEST_EVENT_CODE: "",
    META_AD_ACCOUNT_ID: "",
    META_ADS_TOKEN: "",
    META_PAGE_ID: "",
    META_LEADS_TOKEN: "",
    META_APP_SECRET: "",
    META_VERIFY_TOKEN: "",
    EMAIL_FROM: "",
    SENDER_POSTAL_ADDRESS: "",
    BOOKING_URL: "",
    BOOKING_WEBHOOK_SECRET: "",
  };
}
