import { Migration } from '@mikro-orm/migrations'

/**
 * What a merge filled in is kept for undoing it, with who wrote it: what Google told may not be kept for ever. Of earlier
 * merges the duplicate knows it still.
 */
export class Migration20261123161100_merge_sources extends Migration {
  override up(): void {
    this.addSql(`
alter table supplier_merge add filled_source jsonb not null default '{}';
update supplier_merge m set filled_source = known.sources
  from (select d.id, jsonb_object_agg(note.key, note.value) sources
          from supplier d cross join lateral jsonb_each(d.field_source) note
         where d.merged_into_id is not null and note.value ->> 'source' = 'google_places' group by d.id) known
 where known.id = m.duplicate_id and m.undone_at is null;
create index supplier_merge_of_google on supplier_merge (id)
  where (filled_source::text || replaced_source::text) like '%"google_places"%'`)
  }
}
