CREATE TABLE `visit_events` (
	`lead_id` integer PRIMARY KEY NOT NULL,
	`begun_at` integer NOT NULL,
	`events` text NOT NULL,
	`waiting` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `visit_events_waiting` ON `visit_events` (`lead_id`) WHERE waiting = 1;