-- How a model would open the call, written while it rang; sealed, and gone with the call’s end or with what it rests on.
alter table calls add column opening bytea;
