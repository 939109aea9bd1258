import { Migration } from '@mikro-orm/migrations'

/**
 * Whether there are changes without a number is read at the end of their index. After very many had come, as by an import, the
 * planner believed that the first row of the table would be one, and looked through all of them: a third of a second of two
 * million, for each search and each map.
 */
export class Migration20261123174000_new_changes extends Migration {
  override up(): void {
    this.addSql(`
create function has_new_changes() returns boolean language sql stable as $$
  select (select min(id) from public.change where number is null) is not null
$$;

create or replace function write_change_numbers(most integer) returns void language plpgsql as $$
begin
  if not public.has_new_changes() then return; end if;
  perform from public.change_feed for update; -- one at a time; what follows sees what the one before has numbered
  with numbered as (
    update public.change c set number = f.last_number + n.place
      from public.change_feed f,
           (select id, row_number() over (order by id) place
              from (select id from public.change where number is null order by id limit most) next) n
     where c.id = n.id returning c.number
  )
  update public.change_feed set last_number = greatest(last_number, coalesce((select max(number) from numbered), 0));
end $$;`)
  }
}
