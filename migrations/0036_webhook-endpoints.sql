CREATE TABLE `webhook_endpoints` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`url` text NOT NULL,
	`host` text NOT NULL,
	`description` text NOT NULL,
	`events` text NOT NULL,
	`secret_ciphertext` text NOT NULL,
	`former_ciphertext` text,
	`former_until` integer,
	`failing_since` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `webhook_tries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`endpoint_id` integer NOT NULL,
	`outbox_id` integer,
	`lead_id` integer,
	`event` text NOT NULL,
	`at` integer NOT NULL,
	`took` integer NOT NULL,
	`status` integer,
	`error` text,
	`answer` text
);
--> statement-breakpoint
CREATE INDEX `webhook_tries_endpoint` ON `webhook_tries` (`endpoint_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_tries_lead` ON `webhook_tries` (`lead_id`) WHERE lead_id is not null;