ALTER TABLE `assessments` ADD `booking_ref` text;--> statement-breakpoint
CREATE INDEX `assessments_booking_ref` ON `assessments` (`booking_ref`) WHERE booking_ref is not null;--> statement-breakpoint
ALTER TABLE `bookings` ADD `event_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `replaced_by` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `first_tried_at` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `interrupted` integer DEFAULT 0 NOT NULL;