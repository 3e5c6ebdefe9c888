-- What the person said or chose themselves stays when the text is understood anew.
alter table journal_entries add column mood_is_own boolean not null default false;
alter table journal_entries add column tags_are_own boolean not null default false;

create index journal_entries_artifacts on journal_entries (user_id, created_at desc, id desc) where is_artifact;
