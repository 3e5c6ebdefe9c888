-- When a person first saw a day's reminders: from then on nobody changes the words under their eyes.
alter table daily_reminders add column seen_at timestamptz;
