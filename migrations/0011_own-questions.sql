CREATE TABLE `extra_answers` (
	`lead_id` integer NOT NULL,
	`question_id` text NOT NULL,
	`question` text NOT NULL,
	`option_id` text,
	`answer` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`lead_id`, `question_id`)
);
--> statement-breakpoint
CREATE INDEX `extra_answers_option` ON `extra_answers` (`question_id`,`option_id`) WHERE option_id is not null;