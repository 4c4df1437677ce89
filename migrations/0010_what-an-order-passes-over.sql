DROP INDEX `assessments_updated`;--> statement-breakpoint
DROP INDEX `assessments_by_score`;--> statement-breakpoint
DROP INDEX `assessments_due`;--> statement-breakpoint
CREATE INDEX `assessments_updated` ON `assessments` (`updated_at`,`id`,`created_at`);--> statement-breakpoint
CREATE INDEX `assessments_by_score` ON `assessments` (`lead_score`,`id`,`offer_tier`) WHERE lead_score is not null;--> statement-breakpoint
CREATE INDEX `assessments_due` ON `assessments` (`due_at`,`id`,`created_at`) WHERE due_at is not null;