import { Migration } from '@mikro-orm/migrations'

/** Columns of a supplier that no partner is told of. */
const untold = [
  'id',
  'contact_email',
  'place_id',
  'updated_at',
  'field_source',
  'verified_at',
  'verified_by',
  'verified_source',
  'merged_into_id',
  'freshness',
]

const reviewColumns = 'supplier_id, status, rating, comment, reviewer_name, source, is_verified, created_at'
const ratingColumns = 'supplier_id, source, rating, best_rating, review_count'
const postColumns =
  'title, slug, content, excerpt, author, category, tags, image_url, published, published_at, meta_title, meta_description, is_indexable'

/** Two rows' columns, compared. */
const differs = (columns: string) => {
  const of = (row: string) => columns.replace(/\w+/g, (column) => `${row}.${column}`)
  return `(${of('n')}) is distinct from (${of('o')})`
}

/** The triggers of a table that tell a function of each statement with its rows. */
const triggersOf = (table: string, name: string) => `
create trigger ${table}_insert_noted after insert on ${table}
  referencing new table as new_rows for each statement execute function ${name}();
create trigger ${table}_update_noted after update on ${table}
  referencing new table as new_rows old table as old_rows for each statement execute function ${name}();
create trigger ${table}_delete_noted after delete on ${table}
  referencing old table as old_rows for each statement execute function ${name}();`

/** Notes suppliers of whose reviews or ratings what is public has changed. */
const ofSuppliers = (table: string, part: string, columns: string, isShown: (row: string) => string) => `
create function note_${table}_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into change (subject, subject_id, part, kind)
    select distinct 'supplier', s.id, '${part}', 'changed'
      from new_rows n join supplier s on s.id = n.supplier_id where s.status = 'listed' and ${isShown('n')};
  elsif tg_op = 'DELETE' then
    insert into change (subject, subject_id, part, kind)
    select distinct 'supplier', s.id, '${part}', 'changed'
      from old_rows o join supplier s on s.id = o.supplier_id where s.status = 'listed' and ${isShown('o')};
  else
    insert into change (subject, subject_id, part, kind)
    select distinct 'supplier', s.id, '${part}', 'changed'
      from new_rows n full join old_rows o on o.id = n.id
     cross join lateral (values (n.supplier_id), (o.supplier_id)) concerned(id)
      join supplier s on s.id = concerned.id
     where s.status = 'listed' and (${isShown('n')} or ${isShown('o')}) and ${differs(columns)};
  end if;
  return null;
end $$;
${triggersOf(table, `note_${table}_changes`)}`

/**
 * One table of what has changed in public, written by triggers in the transaction that changes it. Its rows are numbered
 * once they are committed, by one at a time: who reads in the order of the numbers misses none.
 */
export class Migration20261123011000_changes extends Migration {
  override up(): void {
    this.addSql(`
create table change (
  id bigint generated always as identity primary key,
  number bigint unique,
  at timestamptz not null default now(),
  subject text not null check (subject in ('supplier', 'post')),
  subject_id integer not null,
  part text not null check (part in ('itself', 'review', 'rating')),
  kind text not null check (kind in ('created', 'changed', 'merged', 'withdrawn'))
);
create index change_new on change (id) where number is null;

-- Numbers mean something within one epoch; up to removed_to the feed has been removed.
create table change_feed (
  is_only boolean primary key default true check (is_only),
  epoch uuid not null default gen_random_uuid(),
  last_number bigint not null default 0,
  removed_to bigint not null default 0
);
insert into change_feed default values;

-- Numbers the next changes that have been committed, so many at most: each after all that had a number before.
create function number_changes(most integer) returns void language plpgsql as $$
begin
  if not exists (select from change where number is null) then return; end if;
  perform from change_feed for update; -- one at a time; what follows sees what the one before has numbered
  with numbered as (
    update change c set number = f.last_number + n.place
      from change_feed f,
           (select id, row_number() over (order by id) place
              from (select id from change where number is null order by id limit most) next) n
     where c.id = n.id returning c.number
  )
  update change_feed set last_number = greatest(last_number, coalesce((select max(number) from numbered), 0));
end $$;

-- A copy of the database, in this server or another, is another epoch.
create function change_epoch() returns text language sql stable as $$
  select left(md5(concat_ws(' ', f.epoch, c.system_identifier, d.oid)), 12)
    from change_feed f, pg_control_system() c, pg_database d where d.datname = current_database()
$$;

create function begin_change_epoch() returns trigger language plpgsql as $$
begin
  update change_feed set epoch = gen_random_uuid();
  return null;
end $$;

-- Makes the function that compares suppliers' columns: to be called again by a migration that adds a public one.
create function watch_supplier_columns() returns void language plpgsql as $make$
declare told text[] := array(
  select attname::text from pg_attribute
   where attrelid = 'supplier'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     and attname <> all('{${untold.join()}}') order by attnum);
begin
  execute format($body$
create or replace function note_supplier_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into change (subject, subject_id, part, kind)
    select 'supplier', id, 'itself', 'created' from new_rows where status = 'listed' order by id;
  elsif tg_op = 'DELETE' then
    insert into change (subject, subject_id, part, kind)
    select 'supplier', id, 'itself', 'withdrawn' from old_rows where status = 'listed' order by id;
  else
    insert into change (subject, subject_id, part, kind)
    select 'supplier', coalesce(n.id, o.id), 'itself',
           case when n.status = 'listed' and o.status = 'listed' then 'changed'
                when n.status = 'listed' then 'created'
                when n.status = 'merged' then 'merged' else 'withdrawn' end
      from new_rows n full join old_rows o on o.id = n.id
     where (n.status = 'listed' or o.status = 'listed') and (%s) is distinct from (%s);
  end if;
  return null;
end $$ $body$,
    (select string_agg(format('n.%I', name), ', ') from unnest(told) name),
    (select string_agg(format('o.%I', name), ', ') from unnest(told) name));
end $make$;
select watch_supplier_columns();
${triggersOf('supplier', 'note_supplier_changes')}
${ofSuppliers('review', 'review', reviewColumns, (row) => `${row}.status = 'published'`)}
${ofSuppliers('outside_rating', 'rating', ratingColumns, (row) => `${row}.id is not null`)}

create function note_blog_post_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into change (subject, subject_id, part, kind)
    select 'post', id, 'itself', 'created' from new_rows where published;
  elsif tg_op = 'DELETE' then
    insert into change (subject, subject_id, part, kind)
    select 'post', id, 'itself', 'withdrawn' from old_rows where published;
  else
    insert into change (subject, subject_id, part, kind)
    select 'post', coalesce(n.id, o.id), 'itself',
           case when n.published and o.published then 'changed' when n.published then 'created' else 'withdrawn' end
      from new_rows n full join old_rows o on o.id = n.id
     where (n.published or o.published) and ${differs(postColumns)};
  end if;
  return null;
end $$;
${triggersOf('blog_post', 'note_blog_post_changes')}

${['supplier', 'review', 'outside_rating']
  .map(
    (table) =>
      `create trigger ${table}_truncate_noted after truncate on ${table} for each statement execute function begin_change_epoch();`,
  )
  .join('\n')}
`)
  }
}
