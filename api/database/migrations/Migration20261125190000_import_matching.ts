import { Migration } from '@mikro-orm/migrations'

/** A file of equal or nearly equal lines is matched in time that grows with its length: each look-up is by all that must agree. */
export class Migration20261125190000_import_matching extends Migration {
  override up(): void {
    this.addSql(`
truncate import_line;
drop index import_line_postcode;
drop index import_line_name;
alter table import_line add name text not null, add words text[] not null, add digest uuid not null;
create unique index import_line_digest on import_line (import_id, digest);
create index import_line_postcode_name on import_line (import_id, postcode_key, name_key, line) where postcode_key is not null;
create index import_line_postcode_phone on import_line (import_id, postcode_key, phone_key, line) where postcode_key is not null;
create index import_line_name_town on import_line (import_id, name_key, (coalesce(city_key, '')), line);

drop index supplier_name_key;
create index supplier_name_town on supplier (name_key(name) collate "C", (coalesce(search_key(city), '')) collate "C", id);

-- The words of a name that are not of the trade.
create function own_words(name text) returns text[] language plpgsql immutable strict parallel safe as $$
begin
  return array(select word from regexp_split_to_table(public.name_words(name), ' ') word
                where length(word) > 1 and word !~ '^(the|and|of|for|by|at|in|ltd|limited|plc|llp|co|company|uk|blind|curtain|shutter|awning|window|interior|furnishing|home|design|designer|direct|shop|store|centre|studio|service|fitting|fitter|made|measure|bespoke|local|your)$');
end $$;
`)
  }
}
