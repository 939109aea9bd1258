import { Migration } from '@mikro-orm/migrations'

const key = `hashtextextended('supplier counts', 0)`

/**
 * The counts of suppliers stand in few rows, which nearly every save changes. One transaction at a time writes them; any
 * other that comes meanwhile leaves what it changed to be counted after it, and waits for nobody.
 */
export class Migration20261123083300_waiting_counts extends Migration {
  override up(): void {
    this.addSql(`
create table supplier_counting (
  id bigint generated always as identity primary key,
  gone jsonb not null check (jsonb_typeof(gone) = 'array'),
  came jsonb not null check (jsonb_typeof(came) = 'array')
);

alter function count_suppliers(supplier[], supplier[]) rename to write_supplier_counts;
alter function rebuild_supplier_counts() rename to write_all_supplier_counts;

-- Counts what was left, for whoever holds the lock.
create function write_waiting_counts() returns void language plpgsql as $$
declare
  waiting bigint[];
begin
  loop
    waiting := array(select id from supplier_counting order by id limit 1000);
    exit when cardinality(waiting) = 0;
    perform write_supplier_counts(
      array(select r from supplier_counting w cross join lateral jsonb_populate_recordset(null::supplier, w.gone) r where w.id = any(waiting)),
      array(select r from supplier_counting w cross join lateral jsonb_populate_recordset(null::supplier, w.came) r where w.id = any(waiting)));
    delete from supplier_counting where id = any(waiting);
  end loop;
end $$;

create function count_suppliers(gone supplier[], came supplier[]) returns void language plpgsql as $$
begin
  if cardinality(gone) + cardinality(came) = 0 then return; end if;
  if pg_try_advisory_xact_lock(${key}) then
    perform write_waiting_counts();
    perform write_supplier_counts(gone, came);
  else
    insert into supplier_counting (gone, came) values (to_jsonb(gone), to_jsonb(came));
  end if;
end $$;

-- Counts what was left, unless somebody is counting.
create function count_waiting_suppliers() returns void language plpgsql as $$
begin
  if exists (select from supplier_counting) and pg_try_advisory_xact_lock(${key}) then
    perform write_waiting_counts();
  end if;
end $$;

create function rebuild_supplier_counts() returns void language plpgsql as $$
begin
  lock table supplier in share row exclusive mode;
  perform pg_advisory_xact_lock(${key});
  delete from supplier_counting;
  perform write_all_supplier_counts();
end $$;

-- Every site asks for this soon after a change: what was left is counted before pages that show counts are dropped.
alter function number_changes(integer) rename to write_change_numbers;
create function number_changes(most integer) returns void language plpgsql as $$
begin
  perform count_waiting_suppliers();
  perform write_change_numbers(most);
end $$;
`)
  }
}
