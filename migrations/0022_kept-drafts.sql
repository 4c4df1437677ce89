CREATE TABLE `kept_drafts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`replaced_by` text NOT NULL,
	`replaced_at` integer NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `preview_links` (
	`id` text PRIMARY KEY NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`ends_at` integer NOT NULL
);
