ALTER TABLE `status_history` ADD `undone_at` integer;--> statement-breakpoint
ALTER TABLE `status_history` ADD `undo` text;