-- When the person first opened an entry. Until then a call's entry may still be replaced by a better one.
alter table journal_entries add column opened_at timestamptz;
-- Those of before are left as they are.
update journal_entries set opened_at = created_at;
