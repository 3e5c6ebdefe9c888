-- The call whose talk was in a text: when the talk is forgotten, the text goes too.
alter table model_requests add column call_id bigint;
