CREATE TABLE `ad_spend_before` (
	`imported_by` integer NOT NULL,
	`day` text NOT NULL,
	`ad_id` text NOT NULL,
	`piece` text NOT NULL,
	`before` text,
	`repeated` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`imported_by`, `day`, `ad_id`)
);
