DROP INDEX `outbox_settled`;--> statement-breakpoint
CREATE INDEX `outbox_settled` ON `outbox` (`created_at`) WHERE status in ('sent', 'cancelled')
  and kind not in ('hub-mail', 'reminder', 'stage-event', 'crm-event', 'staff-answer', 'staff-mail');