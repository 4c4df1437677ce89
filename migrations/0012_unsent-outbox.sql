DROP INDEX `outbox_status`;--> statement-breakpoint
DROP INDEX `outbox_channel`;--> statement-breakpoint
CREATE INDEX `outbox_unsent` ON `outbox` (`status`,`id`,`channel`) WHERE status <> 'sent';--> statement-breakpoint
CREATE INDEX `outbox_channel` ON `outbox` (`channel`,`id`);