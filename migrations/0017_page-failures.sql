CREATE TABLE `page_failures` (
	`day` integer NOT NULL,
	`page` text NOT NULL,
	`failures` integer NOT NULL,
	PRIMARY KEY(`day`, `page`)
);
