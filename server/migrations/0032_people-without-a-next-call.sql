-- Who has no next call is looked for every minute, as they may be among those who can be called again.
create index users_unplanned on users (id) where next_call_at is null;
