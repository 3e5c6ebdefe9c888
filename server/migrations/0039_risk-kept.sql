-- What was read of danger in a text, and what its writer said of that: sealed, like the words. Null until it was read.
alter table journal_entries add column risk bytea;
-- By which version of the reader; 0 is none. The same for everybody, so it is plain.
alter table journal_entries add column risk_version integer not null default 0;
create index journal_entries_risk_version on journal_entries (risk_version, user_id, id);

alter table coach_messages add column risk bytea;
alter table coach_messages add column risk_version integer not null default 0;
create index coach_messages_risk_version on coach_messages (risk_version, user_id, id) where role = 'user';
