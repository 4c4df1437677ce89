ALTER TABLE `bookings` ADD `ends_at` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `join_url` text;--> statement-breakpoint
CREATE INDEX `bookings_starts` ON `bookings` (`starts_at`) WHERE replaced_by is null;