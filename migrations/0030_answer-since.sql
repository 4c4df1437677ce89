ALTER TABLE `mail_threads` ADD `waits_since` integer;--> statement-breakpoint
ALTER TABLE `mail_threads` ADD `due_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `mail_threads_due` ON `mail_threads` (`due_version`,`id`) WHERE waits_since is not null;