-- A right can end when any row it depends on changes (decisions, "Rights that end"). Triggers record
-- the change, so that neither a call nor a manual statement can miss it.
create function right_change_of_user() returns trigger language plpgsql as $$
begin
  insert into right_changes (user_id) values (old.user_id);
  return null;
end $$;
--> statement-breakpoint
create trigger right_change after update or delete on user_capabilities
  for each row execute function right_change_of_user();
--> statement-breakpoint
create trigger right_change after update or delete on organization_users
  for each row execute function right_change_of_user();
--> statement-breakpoint
create trigger right_change after update or delete on vip_grants
  for each row execute function right_change_of_user();
--> statement-breakpoint
create trigger right_change after delete on event_speakers
  for each row execute function right_change_of_user();
--> statement-breakpoint
create trigger right_change_by_update after update on event_speakers
  for each row when (
    (old.event_id, old.user_id) is distinct from (new.event_id, new.user_id))
  execute function right_change_of_user();
--> statement-breakpoint
create trigger right_change after delete on registrations
  for each row execute function right_change_of_user();
--> statement-breakpoint
create trigger right_change_by_update after update on registrations
  for each row when (old.state is distinct from new.state)
  execute function right_change_of_user();
--> statement-breakpoint
create trigger right_change after delete on orders
  for each row execute function right_change_of_user();
--> statement-breakpoint
create trigger right_change_by_update after update on orders
  for each row when (old.state is distinct from new.state and old.state = 'paid')
  execute function right_change_of_user();
--> statement-breakpoint
create trigger right_change after update or delete on audience_trials
  for each row execute function right_change_of_user();
--> statement-breakpoint
create function right_change_of_closed_user() returns trigger language plpgsql as $$
begin
  insert into right_changes (user_id) values (old.id);
  return null;
end $$;
--> statement-breakpoint
create trigger right_change after update on users
  for each row when (old.withdrawn_at is distinct from new.withdrawn_at)
  execute function right_change_of_closed_user();
--> statement-breakpoint
create function right_change_of_event() returns trigger language plpgsql as $$
begin
  insert into right_changes (event_id) values (old.event_id);
  return null;
end $$;
--> statement-breakpoint
create trigger right_change after update on meetings
  for each row when (
    (old.host_id, old.certified_only, old.canceled_at, old.current_price_cents, old.only_vip,
      old.vip_level, old.limited_free_until)
    is distinct from
    (new.host_id, new.certified_only, new.canceled_at, new.current_price_cents, new.only_vip,
      new.vip_level, new.limited_free_until))
  execute function right_change_of_event();
--> statement-breakpoint
create trigger right_change after delete on event_co_organizers
  for each row execute function right_change_of_event();
--> statement-breakpoint
create trigger right_change_by_update after update on event_co_organizers
  for each row when (
    (old.event_id, old.organization_id) is distinct from (new.event_id, new.organization_id))
  execute function right_change_of_event();
--> statement-breakpoint
create function right_change_of_own_event() returns trigger language plpgsql as $$
begin
  insert into right_changes (event_id) values (new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger right_change after update on investor_events
  for each row when (
    (old.withdrawn_at, old.canceled_at, old.published_at, old.organizer_id)
    is distinct from (new.withdrawn_at, new.canceled_at, new.published_at, new.organizer_id))
  execute function right_change_of_own_event();
--> statement-breakpoint
create function right_change_of_audience() returns trigger language plpgsql as $$
begin
  if new.subject_type = 'Event' then
    insert into right_changes (event_id) values (new.subject_id);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger right_change after insert or update on audiences
  for each row execute function right_change_of_audience();
--> statement-breakpoint
create function right_change_of_organization() returns trigger language plpgsql as $$
begin
  insert into right_changes (user_id)
    select user_id from organization_users where organization_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger right_change after update on organizations
  for each row when (
    (old.withdrawn_at, old.organization_type_id)
    is distinct from (new.withdrawn_at, new.organization_type_id))
  execute function right_change_of_organization();
--> statement-breakpoint
create function right_change_of_card() returns trigger language plpgsql as $$
begin
  insert into right_changes (user_id) select user_id from orders where card_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger right_change after update on ppv_cards
  for each row when (old.revoked_at is distinct from new.revoked_at)
  execute function right_change_of_card();
