CREATE TABLE `content_files` (
	`hash` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`size` integer NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`bytes` blob NOT NULL
);
