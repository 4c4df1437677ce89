-- Substring search in mails, from three characters, as in names and addresses. A mail is never changed.
create virtual table mail_search using fts5(
  subject, text, content = 'mails', content_rowid = 'id', tokenize = 'trigram'
);
--> statement-breakpoint
-- An erased mail leaves the index at once rather than at a later merge.
insert into mail_search (mail_search, rank) values ('secure-delete', 1);
--> statement-breakpoint
create trigger mails_search_insert after insert on mails
BEGIN
  insert into mail_search (rowid, subject, text) values (new.id, new.subject, new.text);
END;
--> statement-breakpoint
create trigger mails_search_delete after delete on mails
BEGIN
  insert into mail_search (mail_search, rowid, subject, text) values ('delete', old.id, old.subject, old.text);
END;
--> statement-breakpoint
insert into mail_search (rowid, subject, text) select id, subject, text from mails;
