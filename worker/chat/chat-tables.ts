/** The object's tables by version. An entry that has run anywhere is never edited; a new one is appended. */
export const CHAT_MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table chat (
      id integer primary key check (id = 1),
      session_id text not null,
      created_at integer not null,
      last_active_at integer not null,
      greeting text,
      interview text not null,
      channels text,
      attempts integer not null default 0,
      extractions integer not null default 0,
      analysed_turn integer not null default 0,
      unprojected integer not null default 0,
      completion_due_at integer,
      completed_at integer
    )`,
    // A message and its reply share a row, so there is no reply without its message and no half reply.
    `create table turns (
      id integer primary key autoincrement,
      message_id text not null unique,
      message text not null,
      reply text,
      created_at integer not null,
      replied_at integer
    )`,
    `create table facts (
      field text primary key,
      value text not null,
      source text not null check (source in ('extraction', 'correction')),
      message_id text,
      quote text
    )`,
  ],
  // The first question, a message of its own after the greeting.
  ["alter table chat add column question text"],
];
