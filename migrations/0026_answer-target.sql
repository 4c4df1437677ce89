CREATE INDEX `mails_received` ON `mails` (`at`) WHERE direction = 'in';
--> statement-breakpoint
insert into system_settings (key, value, description, updated_at) values
  ('answer_target_minutes', '60', 'Minutes of calling hours until an email of a lead should be answered', 0);
