-- Calendars accept a change of an entry only if its sequence has risen. A trigger counts, so that every
-- change of a row counts. Each row counts itself: nothing is locked that was not locked before.
create function calendar_change_count() returns trigger language plpgsql as $$
begin
  new.calendar_sequence := old.calendar_sequence + 1;
  return new;
end $$;
--> statement-breakpoint
create trigger calendar_change_count before update on investor_events
  for each row when (
    (old.canceled_at, old.sc_name, old.tc_name, old.en_name)
    is distinct from (new.canceled_at, new.sc_name, new.tc_name, new.en_name))
  execute function calendar_change_count();
--> statement-breakpoint
create trigger calendar_change_count before update on meetings
  for each row when (
    (old.starts_at, old.ends_at, old.canceled_at, old.online_address, old.extra_link, old.password,
      old.sc_offline_address, old.tc_offline_address, old.en_offline_address)
    is distinct from
    (new.starts_at, new.ends_at, new.canceled_at, new.online_address, new.extra_link, new.password,
      new.sc_offline_address, new.tc_offline_address, new.en_offline_address))
  execute function calendar_change_count();
--> statement-breakpoint
create trigger calendar_change_count before update on registrations
  for each row when ((old.state, old.slot_id) is distinct from (new.state, new.slot_id))
  execute function calendar_change_count();
--> statement-breakpoint
-- The meeting counts for its slots: one may be left for another, and the sum must not fall.
create function calendar_slot_change() returns trigger language plpgsql as $$
begin
  update meetings set calendar_sequence = calendar_sequence + 1 where id = new.meeting_id;
  return null;
end $$;
--> statement-breakpoint
create trigger calendar_slot_change after update on event_slots
  for each row when ((old.starts_at, old.ends_at) is distinct from (new.starts_at, new.ends_at))
  execute function calendar_slot_change();
--> statement-breakpoint
-- Payers of a moved meeting or slot may cancel for days from the move (decisions PAY-78); those of
-- another slot may not. A change that names no instant gets the database's, so that no way of moving
-- forgets it.
create function start_moved() returns trigger language plpgsql as $$
begin
  new.moved_at := now();
  return new;
end $$;
--> statement-breakpoint
create trigger start_moved before update on meetings
  for each row when (
    old.starts_at is distinct from new.starts_at and old.moved_at is not distinct from new.moved_at)
  execute function start_moved();
--> statement-breakpoint
create trigger start_moved before update on event_slots
  for each row when (
    old.starts_at is distinct from new.starts_at and old.moved_at is not distinct from new.moved_at)
  execute function start_moved();
