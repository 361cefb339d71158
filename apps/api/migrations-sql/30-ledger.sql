-- An entry moves the running balance of its account, so that the two cannot disagree.
create function ledger_entry_apply() returns trigger language plpgsql as $$
begin
  update ledger_accounts
    set balance = balance + new.amount, entry_count = entry_count + 1
    where id = new.account_id and balance is not null
    returning balance, entry_count into new.balance_after, new.account_seq;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_entry_apply before insert on ledger_entries
  for each row execute function ledger_entry_apply();
--> statement-breakpoint
create function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = '23514';
end $$;
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_append_only();
--> statement-breakpoint
create trigger ledger_entries_kept before truncate on ledger_entries
  for each statement execute function ledger_append_only();
--> statement-breakpoint
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function ledger_append_only();
--> statement-breakpoint
create trigger ledger_transactions_kept before truncate on ledger_transactions
  for each statement execute function ledger_append_only();
--> statement-breakpoint
-- Balances start at 0 and change by an entry's trigger only (depth 2), never by a statement.
create function ledger_account_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.entry_count <> 0 then
      raise exception 'a ledger account starts at 0' using errcode = '23514';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' or pg_trigger_depth() < 2
    or (old.id, old.owner_type, old.owner_id, old.unit, old.purpose)
      is distinct from (new.id, new.owner_type, new.owner_id, new.unit, new.purpose) then
    raise exception 'a ledger account changes by its entries only' using errcode = '23514';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_account_guard before insert or update or delete on ledger_accounts
  for each row execute function ledger_account_guard();
--> statement-breakpoint
-- At commit: every transaction has entries, and they sum to 0 in each unit.
create function ledger_transaction_balanced() returns trigger language plpgsql as $$
declare
  checked bigint;
begin
  if tg_table_name = 'ledger_transactions' then
    checked := new.id;
  else
    checked := new.transaction_id;
  end if;
  if not exists (select from ledger_entries where transaction_id = checked) then
    raise exception 'ledger transaction % has no entries', checked using errcode = '23514';
  end if;
  if exists (
    select from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = checked group by a.unit having sum(e.amount) <> 0
  ) then
    raise exception 'ledger transaction % is not balanced', checked using errcode = '23514';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_transaction_balanced after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_transaction_balanced();
--> statement-breakpoint
create constraint trigger ledger_entry_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_transaction_balanced();
