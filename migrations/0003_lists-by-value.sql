DROP INDEX `assessments_lead_score`;--> statement-breakpoint
DROP INDEX `assessments_deal_value`;--> statement-breakpoint
CREATE INDEX `assessments_by_score` ON `assessments` (`lead_score`,`id`) WHERE lead_score is not null;--> statement-breakpoint
CREATE INDEX `assessments_by_value` ON `assessments` (`deal_value`,`id`) WHERE deal_value is not null;--> statement-breakpoint
CREATE INDEX `assessments_status_by_value` ON `assessments` (`lead_status`,`deal_value`,`id`) WHERE deal_value is not null;