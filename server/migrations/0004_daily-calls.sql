-- When the person is to be called next; null when they are not to be called.
alter table users add column next_call_at timestamptz;
create index users_due on users (next_call_at) where next_call_at is not null;

-- The minute a scheduled call was for; null for a call on demand. Nobody is called twice for one.
alter table calls add column slot timestamptz;
create unique index calls_one_per_slot on calls (user_id, slot) where slot is not null;
