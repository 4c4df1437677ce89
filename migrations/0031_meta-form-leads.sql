CREATE TABLE `form_leads` (
	`leadgen_id` text PRIMARY KEY NOT NULL,
	`tombstone` text NOT NULL,
	`form_id` text NOT NULL,
	`created_at` integer,
	`received_at` integer NOT NULL,
	`way` text NOT NULL,
	`state` text NOT NULL,
	`due_at` integer NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`error` text,
	`assessment_id` integer,
	`mapped_by` integer DEFAULT 0 NOT NULL,
	`silent` integer DEFAULT 0 NOT NULL,
	`fields` text DEFAULT '[]' NOT NULL,
	`ticks` text DEFAULT '[]' NOT NULL,
	`as_written` text DEFAULT '[]' NOT NULL,
	`ad_id` text,
	`ad_name` text,
	`adset_id` text,
	`adset_name` text,
	`campaign_id` text,
	`campaign_name` text,
	`platform` text,
	`is_organic` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `form_leads_waiting` ON `form_leads` (`due_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `form_leads_silent` ON `form_leads` (`leadgen_id`) WHERE silent = 1;--> statement-breakpoint
CREATE INDEX `form_leads_form` ON `form_leads` (`form_id`,`state`,`mapped_by`);--> statement-breakpoint
CREATE INDEX `form_leads_assessment` ON `form_leads` (`assessment_id`) WHERE assessment_id is not null;--> statement-breakpoint
CREATE TABLE `form_pages` (
	`page_id` text PRIMARY KEY NOT NULL,
	`connected_at` integer NOT NULL,
	`listed_at` integer,
	`list_began_at` integer,
	`list_cursor` text,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`held_until` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`error` text,
	`paused_at` integer
);
--> statement-breakpoint
CREATE TABLE `lead_forms` (
	`id` text PRIMARY KEY NOT NULL,
	`page_id` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`locale` text,
	`questions` text NOT NULL,
	`questions_set_up` text,
	`mapping` text,
	`allows` text,
	`set_up_at` integer,
	`set_up_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	`seen_at` integer NOT NULL,
	`read_at` integer,
	`week_read_at` integer,
	`began_at` integer,
	`read_from` integer,
	`cursor` text,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`held_until` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`error` text
);
