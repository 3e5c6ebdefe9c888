-- Whether a language model of the host's may be given words of this person.
alter table user_settings add column language_model_allowed boolean not null default true;
