-- That a person lets words of theirs go to a language model: to which host, in which words they were asked, and until when.
-- Off until it is given, also for whoever had the switch on that was on by itself.
create table language_model_consents (
  id bigint generated always as identity,
  user_id bigint not null references users on delete cascade,
  about text not null,
  version text not null,
  host text not null,
  words text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (user_id, id)
);
create unique index language_model_consents_that_count on language_model_consents (user_id, about, host, version)
  where withdrawn_at is null;
alter table user_settings drop column language_model_allowed;
