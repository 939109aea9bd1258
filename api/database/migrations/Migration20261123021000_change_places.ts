import { Migration } from '@mikro-orm/migrations'

const reviewColumns = 'supplier_id, status, rating, comment, reviewer_name, source, is_verified, created_at'
const ratingColumns = 'supplier_id, source, rating, best_rating, review_count'

/** Two rows' columns, compared. */
const differs = (columns: string) => {
  const of = (row: string) => columns.replace(/\w+/g, (column) => `${row}.${column}`)
  return `(${of('n')}) is distinct from (${of('o')})`
}

const noted = 'subject, subject_id, part, kind, counties, towns, services'

/** Where suppliers are and what they offer, before a change and after it; once, where both are the same. */
const placed = (...rows: string[]) => {
  const each = (column: string) => `array[${rows.map((row) => `coalesce(${row}.${column}, '')`).join()}]`
  return `${each('county')}, ${each('city')}, array(select distinct unnest(${rows.map((row) => `coalesce(${row}.service_groups, '{}')`).join(' || ')}))`
}

/** As before, with the places of each supplier. */
const ofSuppliers = (table: string, part: string, columns: string, isShown: (row: string) => string) => `
create or replace function note_${table}_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into change (${noted})
    select 'supplier', s.id, '${part}', 'changed', ${placed('s')}
      from supplier s where s.status = 'listed'
       and s.id in (select n.supplier_id from new_rows n where ${isShown('n')});
  elsif tg_op = 'DELETE' then
    insert into change (${noted})
    select 'supplier', s.id, '${part}', 'changed', ${placed('s')}
      from supplier s where s.status = 'listed'
       and s.id in (select o.supplier_id from old_rows o where ${isShown('o')});
  else
    insert into change (${noted})
    select 'supplier', s.id, '${part}', 'changed', ${placed('s')}
      from supplier s where s.status = 'listed' and s.id in (
        select concerned.id from new_rows n full join old_rows o on o.id = n.id
         cross join lateral (values (n.supplier_id), (o.supplier_id)) concerned(id)
         where (${isShown('n')} or ${isShown('o')}) and ${differs(columns)});
  end if;
  return null;
end $$;`

/**
 * A change names where its supplier was and is, and what it offered and offers: what lists of that county, town or
 * service hold has changed too.
 */
export class Migration20261123021000_change_places extends Migration {
  override up(): void {
    this.addSql(`
-- One place, or two where the supplier has moved: the county and the town at the same index; '' where there is none.
alter table change
  add column counties text[] not null default '{}',
  add column towns text[] not null default '{}',
  add column services text[] not null default '{}';

-- As before: to be called again by a migration that adds a public column.
create or replace function watch_supplier_columns() returns void language plpgsql as $make$
declare told text[] := array(
  select attname::text from pg_attribute
   where attrelid = 'supplier'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     and attname <> all('{id,contact_email,place_id,updated_at,field_source,verified_at,verified_by,verified_source,merged_into_id,freshness}')
   order by attnum);
begin
  execute format($body$
create or replace function note_supplier_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into change (${noted})
    select 'supplier', n.id, 'itself', 'created', ${placed('n')} from new_rows n where n.status = 'listed' order by n.id;
  elsif tg_op = 'DELETE' then
    insert into change (${noted})
    select 'supplier', o.id, 'itself', 'withdrawn', ${placed('o')} from old_rows o where o.status = 'listed' order by o.id;
  else
    insert into change (${noted})
    select 'supplier', coalesce(n.id, o.id), 'itself',
           case when n.status = 'listed' and o.status = 'listed' then 'changed'
                when n.status = 'listed' then 'created'
                when n.status = 'merged' then 'merged' else 'withdrawn' end,
           ${placed('o', 'n')}
      from new_rows n full join old_rows o on o.id = n.id
     where (n.status = 'listed' or o.status = 'listed') and (%s) is distinct from (%s);
  end if;
  return null;
end $$ $body$,
    (select string_agg(format('n.%I', name), ', ') from unnest(told) name),
    (select string_agg(format('o.%I', name), ', ') from unnest(told) name));
end $make$;
select watch_supplier_columns();
${ofSuppliers('review', 'review', reviewColumns, (row) => `${row}.status = 'published'`)}
${ofSuppliers('outside_rating', 'rating', ratingColumns, (row) => `${row}.id is not null`)}
`)
  }
}
