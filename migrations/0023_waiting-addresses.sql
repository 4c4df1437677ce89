CREATE TABLE `waiting_addresses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`session_id` text NOT NULL,
	`email` text NOT NULL,
	`left_at` integer NOT NULL,
	`email_consent` integer,
	`email_consent_wording` text,
	`suspect` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_addresses_session_id_unique` ON `waiting_addresses` (`session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_addresses_email` ON `waiting_addresses` (lower("email"));--> statement-breakpoint
CREATE INDEX `waiting_addresses_age` ON `waiting_addresses` (`left_at`);