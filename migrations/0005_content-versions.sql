CREATE TABLE `consent_wordings` (
	`hash` text PRIMARY KEY NOT NULL,
	`wording` text NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `content_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` integer,
	`status` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`based_on` integer NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_versions_number_unique` ON `content_versions` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `content_versions_draft` ON `content_versions` (`status`) WHERE status = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX `content_versions_live` ON `content_versions` (`status`) WHERE status = 'published';--> statement-breakpoint
ALTER TABLE `lead_proofs` ADD `content_at_completion` integer;--> statement-breakpoint
ALTER TABLE `lead_visits` ADD `content_at_start` integer;