-- Consent to be called is to be called at a number: whoever changes theirs gives it anew.
alter table consents add column phone_number text;
update consents set phone_number = users.phone_number from users where users.id = user_id;
alter table consents alter column phone_number set not null;

-- Who has no next call is looked for every minute, as they may be among those who can be called again.
create index users_unplanned on users (id) where next_call_at is null;
