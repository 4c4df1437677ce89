CREATE TABLE `ad_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`assessment_id` integer NOT NULL,
	`name` text NOT NULL,
	`source` text DEFAULT '' NOT NULL,
	`event_id` text NOT NULL,
	`params` text DEFAULT '{}' NOT NULL,
	`in_browser` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ad_events_once` ON `ad_events` (`assessment_id`,`name`,`source`);--> statement-breakpoint
CREATE TABLE `ad_imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`import_id` text NOT NULL,
	`source` text NOT NULL,
	`started_by` text,
	`started_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`taken` integer DEFAULT 0 NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`account` text,
	`cursor` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`held_until` integer DEFAULT 0 NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`error` text,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ad_imports_import_id_unique` ON `ad_imports` (`import_id`);--> statement-breakpoint
CREATE INDEX `ad_imports_open` ON `ad_imports` (`id`) WHERE source = 'insights' and ended_at is null;--> statement-breakpoint
CREATE INDEX `ad_imports_whole` ON `ad_imports` (`account`,`first_day`) WHERE source = 'insights' and ended_at is not null and error is null;--> statement-breakpoint
CREATE TABLE `ad_spend` (
	`day` text NOT NULL,
	`ad_id` text NOT NULL,
	`ad_name` text NOT NULL,
	`adset_id` text NOT NULL,
	`adset_name` text NOT NULL,
	`campaign_id` text NOT NULL,
	`campaign_name` text NOT NULL,
	`currency` text NOT NULL,
	`spend` integer NOT NULL,
	`impressions` integer NOT NULL,
	`link_clicks` integer NOT NULL,
	`imported_by` integer NOT NULL,
	PRIMARY KEY(`day`, `ad_id`)
);
--> statement-breakpoint
CREATE TABLE `address_numbers` (
	`address_hash` text NOT NULL,
	`phone_hash` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`address_hash`, `phone_hash`)
);
--> statement-breakpoint
CREATE INDEX `address_numbers_age` ON `address_numbers` (`at`);--> statement-breakpoint
CREATE TABLE `assessments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`session_id` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`assessment_type` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`quiz_started_at` integer,
	`chat_started_at` integer,
	`completed_at` integer,
	`name` text,
	`email` text,
	`business_url` text,
	`answers` text DEFAULT '{}' NOT NULL,
	`answers_at` integer,
	`suspect` integer DEFAULT 0 NOT NULL,
	`offer_tier` integer,
	`score` integer,
	`lead_score` integer,
	`board_score` integer GENERATED ALWAYS AS (coalesce(lead_score, -1)) VIRTUAL,
	`rules_version` integer,
	`answer_key` text,
	`lead_status` text DEFAULT 'MQL' NOT NULL,
	`status_updated_at` integer,
	`status_updated_by` text,
	`lost_reason` text,
	`lost_note` text,
	`deal_value` integer,
	`admin_notes` text,
	`email_consent` integer,
	`email_withdrawn_at` integer,
	`email_sent_at` integer,
	`hub_expires_at` integer,
	`first_hub_visit_at` integer,
	`hub_expiry_handled_at` integer,
	`reminder_queued_at` integer,
	`reminder_due_at` integer GENERATED ALWAYS AS (iif(reminder_queued_at is null and email_consent is not null and suspect = 0
        and booking_link_clicked is null and coalesce(call_status, 'cancelled') = 'cancelled'
        and hub_expiry_handled_at is null,
        max(hub_expires_at - (hub_expires_at - completed_at) / 4, email_sent_at + 2 * 3600000), null)) VIRTUAL,
	`link_requested_at` integer,
	`booking_link_clicked` integer,
	`booking_form_viewed` integer,
	`call_requested_at` integer,
	`call_status` text,
	`call_starts_at` integer,
	`call_booked_at` integer,
	`call_held_at` integer,
	`phone` text,
	`phone_flag` text,
	`call_consent_at` integer,
	`call_consent_way` text,
	`call_withdrawn_at` integer,
	`time_zone` text,
	`owner` text,
	`owner_since` integer,
	`next_action` text,
	`next_action_at` integer,
	`next_action_told_at` integer,
	`gave_way_to` integer,
	`clock_started_at` integer,
	`due_at` integer,
	`due_version` integer DEFAULT 0 NOT NULL,
	`escalated_at` integer,
	`last_outcome` text,
	`last_call_at` integer,
	`last_call_id` text,
	`missed_calls` integer DEFAULT 0 NOT NULL,
	`first_outcome_at` integer,
	`first_call_ms` integer,
	`reached_at` integer,
	`first_call_speed` text,
	`first_touch` text,
	`last_touch` text,
	`source` text,
	`campaign` text,
	`booking_ref` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `assessments_session_id_unique` ON `assessments` (`session_id`);--> statement-breakpoint
CREATE INDEX `assessments_created` ON `assessments` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `assessments_updated` ON `assessments` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `assessments_lead_score` ON `assessments` (`lead_score`,`id`);--> statement-breakpoint
CREATE INDEX `assessments_deal_value` ON `assessments` (`deal_value`,`id`);--> statement-breakpoint
CREATE INDEX `assessments_tier` ON `assessments` (`offer_tier`,`created_at`,`id`) WHERE offer_tier is not null;--> statement-breakpoint
CREATE INDEX `assessments_status` ON `assessments` (`lead_status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `assessments_lost` ON `assessments` (`lead_status`,`lost_reason`,`created_at`,`id`) WHERE lead_status = 'Lost';--> statement-breakpoint
CREATE INDEX `assessments_lost_updated` ON `assessments` (`lead_status`,`updated_at`,`id`) WHERE lead_status = 'Lost';--> statement-breakpoint
CREATE INDEX `assessments_type` ON `assessments` (`assessment_type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `assessments_leads` ON `assessments` (`created_at`,`id`) WHERE email is not null;--> statement-breakpoint
CREATE INDEX `assessments_board` ON `assessments` (`lead_status`,`updated_at`,`id`) WHERE email is not null and suspect = 0;--> statement-breakpoint
CREATE INDEX `assessments_board_score` ON `assessments` (`lead_status`,`board_score`,`id`) WHERE email is not null and suspect = 0;--> statement-breakpoint
CREATE INDEX `assessments_board_owner` ON `assessments` (`owner`,`lead_status`,`updated_at`,`id`) WHERE owner is not null;--> statement-breakpoint
CREATE INDEX `assessments_suspects` ON `assessments` (`id`,`created_at`) WHERE suspect = 1;--> statement-breakpoint
CREATE INDEX `assessments_email` ON `assessments` (lower(email),`id`) WHERE email is not null;--> statement-breakpoint
CREATE INDEX `assessments_answers` ON `assessments` (`answer_key`,`id`) WHERE answer_key is not null;--> statement-breakpoint
CREATE INDEX `assessments_hub_due` ON `assessments` (`hub_expires_at`) WHERE hub_expires_at is not null and hub_expiry_handled_at is null;--> statement-breakpoint
CREATE INDEX `assessments_reminder_due` ON `assessments` (`reminder_due_at`) WHERE reminder_due_at is not null;--> statement-breakpoint
CREATE INDEX `assessments_booking_ref` ON `assessments` (`booking_ref`) WHERE booking_ref is not null;--> statement-breakpoint
CREATE INDEX `assessments_phone` ON `assessments` (`phone`,`id`) WHERE phone is not null;--> statement-breakpoint
CREATE INDEX `assessments_owner` ON `assessments` (`owner`,`created_at`,`id`) WHERE owner is not null;--> statement-breakpoint
CREATE INDEX `assessments_next_action` ON `assessments` (`owner`,`next_action_at`,`id`) WHERE next_action_at is not null and gave_way_to is null;--> statement-breakpoint
CREATE INDEX `assessments_next_action_due` ON `assessments` (`next_action_at`) WHERE next_action_at is not null and next_action_told_at is null and gave_way_to is null;--> statement-breakpoint
CREATE INDEX `assessments_due` ON `assessments` (`due_at`,`id`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `assessments_asked` ON `assessments` (`call_requested_at`,`id`) WHERE call_requested_at is not null and due_at is not null and gave_way_to is null;--> statement-breakpoint
CREATE INDEX `assessments_running` ON `assessments` (`due_at`,`id`) WHERE clock_started_at is not null and gave_way_to is null;--> statement-breakpoint
CREATE INDEX `assessments_call_booked` ON `assessments` (`created_at`,`id`) WHERE call_booked_at is not null;--> statement-breakpoint
CREATE INDEX `assessments_call_held` ON `assessments` (`created_at`,`id`) WHERE call_held_at is not null;--> statement-breakpoint
CREATE INDEX `assessments_call_missed` ON `assessments` (`created_at`,`id`) WHERE call_status = 'no_show';--> statement-breakpoint
CREATE INDEX `assessments_call_open` ON `assessments` (`call_starts_at`,`id`) WHERE call_status in ('booked', 'moved');--> statement-breakpoint
CREATE INDEX `assessments_waiting` ON `assessments` (`due_at`,`id`) WHERE clock_started_at is null and due_at is not null and gave_way_to is null;--> statement-breakpoint
CREATE INDEX `assessments_escalation` ON `assessments` (`due_at`) WHERE clock_started_at is not null and escalated_at is null and gave_way_to is null;--> statement-breakpoint
CREATE INDEX `assessments_due_version` ON `assessments` (`due_version`,`id`) WHERE clock_started_at is not null;--> statement-breakpoint
CREATE INDEX `assessments_outcome` ON `assessments` (`last_outcome`,`created_at`,`id`) WHERE last_outcome is not null;--> statement-breakpoint
CREATE INDEX `assessments_never_called` ON `assessments` (`created_at`,`id`) WHERE first_call_speed = 'never';--> statement-breakpoint
CREATE INDEX `assessments_no_number` ON `assessments` (`phone`,`created_at`,`id`) WHERE phone is null and email is not null and lead_status in ('MQL', 'SQL');--> statement-breakpoint
CREATE INDEX `assessments_first_call` ON `assessments` (`first_outcome_at`,`first_call_ms`) WHERE first_call_ms is not null and call_requested_at <= first_outcome_at;--> statement-breakpoint
CREATE INDEX `assessments_anonymous` ON `assessments` (`updated_at`) WHERE email is null and completed_at is null;--> statement-breakpoint
CREATE TABLE `audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`who` text NOT NULL,
	`action` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`details` text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_entity` ON `audit` (`entity`,`entity_id`,`id`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`provider` text NOT NULL,
	`provider_id` text NOT NULL,
	`tombstone` text NOT NULL,
	`assessment_id` integer,
	`matched_by` text,
	`status` text NOT NULL,
	`name` text,
	`email` text,
	`starts_at` integer,
	`event_at` integer DEFAULT 0 NOT NULL,
	`outcome` text,
	`outcome_by` text,
	`outcome_at` integer,
	`said` text,
	`said_at` integer DEFAULT 0 NOT NULL,
	`replaced_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_provider` ON `bookings` (`provider`,`provider_id`);--> statement-breakpoint
CREATE INDEX `bookings_assessment` ON `bookings` (`assessment_id`);--> statement-breakpoint
CREATE INDEX `bookings_email` ON `bookings` (lower(email)) WHERE email is not null;--> statement-breakpoint
CREATE INDEX `bookings_unmatched` ON `bookings` (`id`) WHERE assessment_id is null;--> statement-breakpoint
CREATE TABLE `call_suppressions` (
	`phone_hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `calls` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`call_id` text NOT NULL,
	`assessment_id` integer NOT NULL,
	`called_by` text NOT NULL,
	`at` integer NOT NULL,
	`outcome` text NOT NULL,
	`note` text,
	`next_action` text,
	`next_action_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calls_call_id_unique` ON `calls` (`call_id`);--> statement-breakpoint
CREATE INDEX `calls_assessment` ON `calls` (`assessment_id`,`id`);--> statement-breakpoint
CREATE TABLE `channel_pauses` (
	`channel` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `channel_states` (
	`channel` text PRIMARY KEY NOT NULL,
	`held_until` integer DEFAULT 0 NOT NULL,
	`retries_from` integer DEFAULT 0 NOT NULL,
	`resuming` text
);
--> statement-breakpoint
CREATE TABLE `database_sizes` (
	`day` integer PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `fold_guard` (
	`ok` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `fold_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`epoch` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`marked_to` integer DEFAULT 0 NOT NULL,
	`generation` integer DEFAULT 1 NOT NULL,
	`rebuilding` integer,
	`rebuilt_to` integer DEFAULT 0 NOT NULL,
	`rebuilt_at` integer
);
--> statement-breakpoint
CREATE TABLE `lead_ads` (
	`assessment_id` integer NOT NULL,
	`touch` text NOT NULL,
	`day` integer NOT NULL,
	`created_at` integer NOT NULL,
	`campaign_id` text NOT NULL,
	`adset_id` text NOT NULL,
	`ad_id` text NOT NULL,
	`loose` integer NOT NULL,
	`leads` integer NOT NULL,
	`booked` integer NOT NULL,
	`held` integer NOT NULL,
	`sql` integer NOT NULL,
	`won` integer NOT NULL,
	`won_day` integer,
	`value` integer,
	PRIMARY KEY(`assessment_id`, `touch`)
);
--> statement-breakpoint
CREATE INDEX `lead_ads_newest` ON `lead_ads` (`created_at`,`assessment_id`) WHERE touch = 'last';--> statement-breakpoint
CREATE INDEX `lead_ads_newest_booked` ON `lead_ads` (`created_at`,`assessment_id`) WHERE touch = 'last' and booked = 1;--> statement-breakpoint
CREATE INDEX `lead_ads_newest_held` ON `lead_ads` (`created_at`,`assessment_id`) WHERE touch = 'last' and held = 1;--> statement-breakpoint
CREATE INDEX `lead_ads_newest_sql` ON `lead_ads` (`created_at`,`assessment_id`) WHERE touch = 'last' and sql = 1;--> statement-breakpoint
CREATE INDEX `lead_ads_newest_won` ON `lead_ads` (`created_at`,`assessment_id`) WHERE touch = 'last' and won = 1;--> statement-breakpoint
CREATE INDEX `lead_ads_campaign` ON `lead_ads` (`touch`,`campaign_id`,`created_at`,`assessment_id`);--> statement-breakpoint
CREATE INDEX `lead_ads_adset` ON `lead_ads` (`touch`,`adset_id`,`created_at`,`assessment_id`) WHERE adset_id <> '';--> statement-breakpoint
CREATE INDEX `lead_ads_ad` ON `lead_ads` (`touch`,`ad_id`,`created_at`,`assessment_id`) WHERE ad_id <> '';--> statement-breakpoint
CREATE INDEX `lead_ads_booked` ON `lead_ads` (`touch`,`campaign_id`,`created_at`,`assessment_id`) WHERE booked = 1;--> statement-breakpoint
CREATE INDEX `lead_ads_held` ON `lead_ads` (`touch`,`campaign_id`,`created_at`,`assessment_id`) WHERE held = 1;--> statement-breakpoint
CREATE INDEX `lead_ads_sql` ON `lead_ads` (`touch`,`campaign_id`,`created_at`,`assessment_id`) WHERE sql = 1;--> statement-breakpoint
CREATE INDEX `lead_ads_won` ON `lead_ads` (`touch`,`campaign_id`,`created_at`,`assessment_id`) WHERE won = 1;--> statement-breakpoint
CREATE INDEX `lead_ads_won_day` ON `lead_ads` (`touch`,`won_day`,`day`,`value`) WHERE won = 1;--> statement-breakpoint
CREATE INDEX `lead_ads_loose` ON `lead_ads` (`day`,`assessment_id`) WHERE loose = 1;--> statement-breakpoint
CREATE TABLE `lead_first_calls` (
	`lead_id` integer PRIMARY KEY NOT NULL,
	`first_outcome_by` text,
	`first_awaited_at` integer,
	`first_call_in_time` integer
);
--> statement-breakpoint
CREATE TABLE `lead_folded` (
	`lead_id` integer PRIMARY KEY NOT NULL,
	`told` text,
	`share` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lead_marks` (
	`lead_id` integer PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`stuck` integer
);
--> statement-breakpoint
CREATE TABLE `lead_proofs` (
	`lead_id` integer PRIMARY KEY NOT NULL,
	`email_consent_wording` text,
	`email_consent_page` text,
	`call_consent_version` text,
	`call_consent_page` text,
	`call_consent_by` text,
	`call_consent_note` text,
	`breakdown` text,
	`decided_by` text,
	`promo_text` text,
	`promo_discount` integer,
	`booking_click_source` text
);
--> statement-breakpoint
CREATE TABLE `lead_visits` (
	`lead_id` integer PRIMARY KEY NOT NULL,
	`begun_at` integer NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`country` text,
	`region` text,
	`ad_consent` integer,
	`ad_consent_at` integer,
	`fbc` text,
	`fbp` text
);
--> statement-breakpoint
CREATE INDEX `lead_visits_ip` ON `lead_visits` (`ip_address`,`lead_id`) WHERE ip_address is not null;--> statement-breakpoint
CREATE INDEX `lead_visits_ip_age` ON `lead_visits` (`begun_at`) WHERE ip_address is not null;--> statement-breakpoint
CREATE TABLE `mail_suppressions` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `meta_warnings` (
	`edge` text PRIMARY KEY NOT NULL,
	`version` text NOT NULL,
	`warning` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `model_usage` (
	`day` text PRIMARY KEY NOT NULL,
	`tokens` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`dedupe_key` text NOT NULL,
	`channel` text NOT NULL,
	`kind` text NOT NULL,
	`assessment_id` integer,
	`payload` text NOT NULL,
	`recipient_hash` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`first_tried_at` integer,
	`begun_at` integer,
	`interrupted` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`sent_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe_key_unique` ON `outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`channel`,`due_at`) WHERE status = 'pending' and lease_until = 0;--> statement-breakpoint
CREATE INDEX `outbox_leased` ON `outbox` (`lease_until`) WHERE status = 'pending' and lease_until > 0;--> statement-breakpoint
CREATE INDEX `outbox_channel` ON `outbox` (`channel`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_status` ON `outbox` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_assessment` ON `outbox` (`assessment_id`);--> statement-breakpoint
CREATE INDEX `outbox_settled` ON `outbox` (`created_at`) WHERE status in ('sent', 'cancelled') and kind not in ('hub-mail', 'reminder', 'stage-event');--> statement-breakpoint
CREATE INDEX `outbox_erased_mail` ON `outbox` (`sent_at`) WHERE assessment_id is null and channel = 'email';--> statement-breakpoint
CREATE INDEX `outbox_sent_objects` ON `outbox` (`sent_at`) WHERE channel = 'object' and status = 'sent';--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient_hash`,`sent_at`) WHERE recipient_hash is not null;--> statement-breakpoint
CREATE TABLE `override_rules` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`question_id` text NOT NULL,
	`answer_value` text NOT NULL,
	`and_question_id` text,
	`and_answer_value` text,
	`target_tier` integer NOT NULL,
	`priority` integer NOT NULL,
	`is_active` integer DEFAULT 1 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rules_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `score_ranges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`min_score` integer NOT NULL,
	`max_score` integer NOT NULL,
	`target_tier` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `scoring_rules` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`question_id` text NOT NULL,
	`answer_value` text NOT NULL,
	`points` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scoring_rules_answer` ON `scoring_rules` (`question_id`,`answer_value`);--> statement-breakpoint
CREATE TABLE `slack_installation` (
	`id` integer PRIMARY KEY NOT NULL,
	`team_id` text,
	`team_name` text NOT NULL,
	`channel_name` text NOT NULL,
	`channel_id` text,
	`configuration_url` text,
	`webhook_ciphertext` text NOT NULL,
	`token_ciphertext` text,
	`scopes` text DEFAULT '' NOT NULL,
	`uninvited` integer DEFAULT 0 NOT NULL,
	`broken_reason` text,
	`installed_by` text NOT NULL,
	`installed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `slack_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`outbox_id` integer NOT NULL,
	`assessment_id` integer NOT NULL,
	`channel` text NOT NULL,
	`ts` text,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`origin` text,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `slack_messages_outbox_id_unique` ON `slack_messages` (`outbox_id`);--> statement-breakpoint
CREATE INDEX `slack_messages_assessment` ON `slack_messages` (`assessment_id`);--> statement-breakpoint
CREATE TABLE `slack_nonces` (
	`nonce` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `slack_presses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`team_id` text NOT NULL,
	`user_id` text NOT NULL,
	`action_ts` text NOT NULL,
	`press` text NOT NULL,
	`response_ciphertext` text,
	`call_id` text NOT NULL,
	`at` integer NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `slack_presses_once` ON `slack_presses` (`team_id`,`user_id`,`action_ts`);--> statement-breakpoint
CREATE INDEX `slack_presses_open` ON `slack_presses` (`lease_until`) WHERE done_at is null;--> statement-breakpoint
CREATE INDEX `slack_presses_age` ON `slack_presses` (`at`);--> statement-breakpoint
CREATE TABLE `status_history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`assessment_id` integer NOT NULL,
	`from_status` text NOT NULL,
	`to_status` text NOT NULL,
	`lost_reason` text,
	`lost_note` text,
	`changed_by` text NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `status_history_assessment` ON `status_history` (`assessment_id`,`id`);--> statement-breakpoint
CREATE INDEX `status_history_sql` ON `status_history` (`changed_at`) WHERE to_status = 'SQL';--> statement-breakpoint
CREATE INDEX `status_history_won` ON `status_history` (`changed_at`) WHERE to_status = 'Won';--> statement-breakpoint
CREATE TABLE `system_settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`description` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tier_configs` (
	`tier` integer PRIMARY KEY NOT NULL,
	`sort_order` integer NOT NULL,
	`name` text NOT NULL,
	`title` text DEFAULT 'What you get:' NOT NULL,
	`phase` text DEFAULT '' NOT NULL,
	`description` text NOT NULL,
	`features` text NOT NULL,
	`investment` text NOT NULL,
	`discount` integer DEFAULT 0 NOT NULL,
	`pdf_link` text,
	`is_active` integer DEFAULT 1 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tombstones` (
	`hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tombstones_expiry` ON `tombstones` (`expires_at`);