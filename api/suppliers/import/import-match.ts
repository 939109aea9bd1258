import type { ClientBase } from 'pg'
import { runSql } from '../../database/sql.ts'
import type { ImportRow } from './import.rules.ts'

/** What a supplier is recognised by: letters and digits only, so that "Smith & Son Ltd." and "SMITH AND SON" match. */
const keys =
  "nullif(place_id, '') as place_id, name_key(name) as name_key, phone_key(phone) as phone_key, postcode_key(postcode) as postcode_key, search_key(city) as city_key, search_key(county) as county_key, search_key(address) as address_key, substring(address from '[0-9]+') as house"

/** The supplier that each merged duplicate leads to: the end of its chain. */
const merged = `
  with recursive chain as (
    select id, merged_into_id as kept_id from supplier where status = 'merged' and merged_into_id is not null
    union -- not all: a ring comes to an end
    select c.id, n.merged_into_id from chain c join supplier n on n.id = c.kept_id where n.status = 'merged' and n.merged_into_id is not null
  )
  select c.id, c.kept_id from chain c join supplier k on k.id = c.kept_id where k.status <> 'merged'`

/** Loads all suppliers into a table for the time of one transaction, since there can be a million. */
export const noteSuppliers = async (client: ClientBase) => {
  await client.query(`
    create temporary table import_known on commit drop as
      select coalesce(m.kept_id, s.id) as id, null::integer as line, status = 'listed' as is_listed, ${keys}
        from supplier s left join (${merged}) m on m.id = s.id where not is_demo;
    create index on import_known (line);
    create index on import_known (place_id);
    create index on import_known (postcode_key);
    create index on import_known (name_key);
    analyze import_known`)
}

/** Whether two of one name, without two postcodes, say that they are at different places. */
const areApart = `(
  coalesce(house <> g.house, similarity(address_key, g.address_key) < 0.4, false)
  or (g.city_key is null or line is not null) and coalesce(phone_key <> g.phone_key or county_key <> g.county_key, false))`

export interface Match {
  /** The supplier that the row is about; null for a new one. */
  id: number | null
  /** The earlier line of the file that is about the same supplier. */
  line: number | null
}

/**
 * Each row's supplier: by place id, else by name and postcode, else by phone and postcode; where one of the two has no
 * postcode, by name and town, or by name alone where neither names a town. A different address makes it a branch, and so
 * does a different phone or county where there is no town, or in another line of the file. Also remembers the rows, so
 * that a later line about the same supplier is recognised.
 */
export const matchRows = async (client: ClientBase, rows: { at: number; row: ImportRow }[]): Promise<Match[]> => {
  const column = (key: 'placeId' | 'name' | 'phone' | 'postcode' | 'city' | 'county' | 'address') =>
    rows.map(({ row }) => row[key] ?? null)
  await runSql(
    client,
    `insert into import_known
     select null, line, false, ${keys}
       from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
              as given(line, place_id, name, phone, postcode, city, county, address)`,
    [
      rows.map(({ at }) => at),
      ...(['placeId', 'name', 'phone', 'postcode', 'city', 'county', 'address'] as const).map(column),
    ],
  )
  const { rows: found } = await runSql<Match>(
    client,
    `select best.id, best.line
       from unnest($1::integer[]) with ordinality as given(line, position)
       join import_known g on g.line = given.line
       left join lateral (
         select k.id, k.line
           from (select 1 as way, * from import_known where place_id = g.place_id
                 union all
                 select 2, * from import_known where postcode_key = g.postcode_key and name_key = g.name_key
                 union all
                 select 3, * from import_known where postcode_key = g.postcode_key and phone_key = g.phone_key
                 union all
                 select 4, * from import_known where name_key = g.name_key and (postcode_key is null or g.postcode_key is null)
                    and city_key is not distinct from g.city_key and not ${areApart}) k
          where (k.line is null or k.line < g.line)
            and (k.way = 1 or k.place_id is null or g.place_id is null)
          order by k.way, (k.phone_key = g.phone_key) is true desc, (k.house = g.house) is true desc, k.is_listed desc, k.line nulls first, k.id
          limit 1) best on true
      order by given.position`,
    [rows.map(({ at }) => at)],
  )
  return found
}
