DROP INDEX `assessments_status_by_value`;--> statement-breakpoint
DROP INDEX `assessments_tier`;--> statement-breakpoint
DROP INDEX `assessments_status`;--> statement-breakpoint
DROP INDEX `assessments_lost`;--> statement-breakpoint
DROP INDEX `assessments_lost_updated`;--> statement-breakpoint
DROP INDEX `assessments_type`;--> statement-breakpoint
DROP INDEX `assessments_leads`;--> statement-breakpoint
DROP INDEX `assessments_board_score`;--> statement-breakpoint
DROP INDEX `assessments_board_owner`;--> statement-breakpoint
DROP INDEX `assessments_answers`;--> statement-breakpoint
DROP INDEX `assessments_reminder_due`;--> statement-breakpoint
DROP INDEX `assessments_owner`;--> statement-breakpoint
DROP INDEX `assessments_next_action`;--> statement-breakpoint
DROP INDEX `assessments_next_action_due`;--> statement-breakpoint
DROP INDEX `assessments_running`;--> statement-breakpoint
DROP INDEX `assessments_call_booked`;--> statement-breakpoint
DROP INDEX `assessments_call_held`;--> statement-breakpoint
DROP INDEX `assessments_call_missed`;--> statement-breakpoint
DROP INDEX `assessments_waiting`;--> statement-breakpoint
DROP INDEX `assessments_escalation`;--> statement-breakpoint
DROP INDEX `assessments_due_version`;--> statement-breakpoint
DROP INDEX `assessments_outcome`;--> statement-breakpoint
DROP INDEX `assessments_no_step`;--> statement-breakpoint
DROP INDEX `assessments_never_called`;--> statement-breakpoint
DROP INDEX `assessments_no_number`;--> statement-breakpoint
DROP INDEX `assessments_first_call`;--> statement-breakpoint
DROP INDEX `assessments_created`;--> statement-breakpoint
DROP INDEX `assessments_updated`;--> statement-breakpoint
DROP INDEX `assessments_by_score`;--> statement-breakpoint
DROP INDEX `assessments_by_value`;--> statement-breakpoint
DROP INDEX `assessments_board`;--> statement-breakpoint
DROP INDEX `assessments_hub_due`;--> statement-breakpoint
DROP INDEX `assessments_due`;--> statement-breakpoint
DROP INDEX `assessments_asked`;--> statement-breakpoint
CREATE INDEX `assessments_created` ON `assessments` (`created_at`,`id`,`lead_status`,`offer_tier`,`assessment_type`,`owner`,`lost_reason`,`last_outcome`,`first_call_speed`,`call_booked_at`,`call_held_at`,`call_status`);--> statement-breakpoint
CREATE INDEX `assessments_updated` ON `assessments` (`updated_at`,`id`,`lead_status`,`offer_tier`,`assessment_type`,`owner`,`lost_reason`,`last_outcome`,`first_call_speed`,`call_booked_at`,`call_held_at`,`call_status`,`created_at`);--> statement-breakpoint
CREATE INDEX `assessments_by_score` ON `assessments` (`lead_score`,`id`,`lead_status`,`offer_tier`,`assessment_type`,`owner`,`lost_reason`,`last_outcome`,`first_call_speed`,`call_booked_at`,`call_held_at`,`call_status`,`created_at`,`answer_key`,`score`) WHERE lead_score is not null;--> statement-breakpoint
CREATE INDEX `assessments_by_value` ON `assessments` (`deal_value`,`id`,`lead_status`,`offer_tier`,`assessment_type`,`owner`,`lost_reason`,`last_outcome`,`first_call_speed`,`call_booked_at`,`call_held_at`,`call_status`,`created_at`) WHERE deal_value is not null;--> statement-breakpoint
CREATE INDEX `assessments_board` ON `assessments` (`lead_status`,`updated_at`,`id`,`board_score`,`owner`) WHERE email is not null and suspect = 0;--> statement-breakpoint
CREATE INDEX `assessments_hub_due` ON `assessments` (`hub_expires_at`,`reminder_due_at`) WHERE hub_expires_at is not null and hub_expiry_handled_at is null;--> statement-breakpoint
CREATE INDEX `assessments_due` ON `assessments` (`due_at`,`id`,`clock_started_at`,`escalated_at`,`due_version`,`gave_way_to`,`call_requested_at`,`owner`,`next_action_at`,`next_action_told_at`) WHERE due_at is not null or clock_started_at is not null or next_action_at is not null;--> statement-breakpoint
CREATE INDEX `assessments_asked` ON `assessments` (`call_requested_at`,`id`,`first_outcome_at`,`first_call_ms`) WHERE call_requested_at is not null;