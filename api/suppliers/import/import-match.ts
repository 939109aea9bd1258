import type { ClientBase } from 'pg'
import { runSql } from '../../database/sql.ts'
import type { ImportRow } from './import.rules.ts'

/** What a supplier is recognised by: letters and digits only, so that "Smith & Son Ltd." and "SMITH AND SON" match. */
const keysOf = (row: string) => `
  nullif(${row}.place_id, '') as place_id, name_key(${row}.name) as name_key, phone_key(${row}.phone) as phone_key,
  postcode_key(${row}.postcode) as postcode_key, search_key(${row}.city) as city_key, search_key(${row}.county) as county_key,
  search_key(${row}.address) as address_key, substring(${row}.address from '[0-9]+') as house`

/** The supplier that a merged duplicate leads to, at the end of its chain; else itself. */
const kept = `
  coalesce((
    with recursive chain as (
      select s.merged_into_id as id where s.status = 'merged'
      union -- not all: a ring comes to an end
      select n.merged_into_id from chain c join supplier n on n.id = c.id where n.status = 'merged'
    ) select k.id from chain c join supplier k on k.id = c.id where k.status <> 'merged'), s.id)`

/** Of this import $2, lines before the row `g`; and suppliers, but those that it has added itself: they have their lines. */
const known = (found: { supplier: string; line: string }) => `
  select s.id as own_id, null::integer as line, s.status = 'listed' as is_listed, ${keysOf('s')}
    from supplier s
   where not s.is_demo and ${found.supplier}
     and not exists (select from supplier_intake i where i.supplier_id = s.id and i.import_id = $2 and i.kind = 'added')
  union all
  select null, l.line, false, l.place_id, l.name_key, l.phone_key, l.postcode_key, l.city_key, l.county_key, l.address_key, l.house
    from import_line l where l.import_id = $2 and l.line < g.line and ${found.line}`

const byPlaceId = known({ supplier: 's.place_id = g.place_id', line: 'l.place_id = g.place_id' })
const byPostcode = known({
  supplier: 's.postcode is not null and postcode_key(s.postcode) collate "C" = g.postcode_key collate "C"',
  line: 'l.postcode_key = g.postcode_key',
})
const byName = known({
  supplier: 'name_key(s.name) collate "C" = g.name_key collate "C"',
  line: 'l.name_key = g.name_key',
})

/** Whether two of one name, without two postcodes, say that they are at different places. */
const areApart = `(
  coalesce(house <> g.house, similarity(address_key, g.address_key) < 0.4, false)
  or (g.city_key is null or line is not null) and coalesce(phone_key <> g.phone_key or county_key <> g.county_key, false))`

const match = `
  select case when best.own_id is not null then (select ${kept} from supplier s where s.id = best.own_id) end as id, best.line
    from unnest($1::integer[]) with ordinality as given(line, position)
    join import_line g on g.import_id = $2 and g.line = given.line
    left join lateral (
      select k.own_id, k.line
        from (select 1 as way, p.* from (${byPlaceId}) p
              union all
              select case when name_key = g.name_key then 2 else 3 end, p.* from (${byPostcode}) p
               where name_key = g.name_key or phone_key = g.phone_key
              union all
              select 4, p.* from (${byName}) p
               where (postcode_key is null or g.postcode_key is null)
                 and city_key is not distinct from g.city_key and not ${areApart}) k
       where k.way = 1 or k.place_id is null or g.place_id is null
       order by k.way, (k.phone_key = g.phone_key) is true desc, (k.house = g.house) is true desc, k.is_listed desc, k.line nulls first, k.own_id
       limit 1) best on true
   order by given.position`

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
 * that a later line about the same supplier is recognised, until the import is finished.
 */
export const matchRows = async (
  client: ClientBase,
  importId: number,
  rows: { at: number; row: ImportRow }[],
): Promise<Match[]> => {
  const column = (key: 'placeId' | 'name' | 'phone' | 'postcode' | 'city' | 'county' | 'address') =>
    rows.map(({ row }) => row[key] ?? null)
  await runSql(
    client,
    `insert into import_line (import_id, line, place_id, name_key, phone_key, postcode_key, city_key, county_key, address_key, house)
     select $9, given.line, ${keysOf('given')}
       from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
              as given(line, place_id, name, phone, postcode, city, county, address)`,
    [
      rows.map(({ at }) => at),
      ...(['placeId', 'name', 'phone', 'postcode', 'city', 'county', 'address'] as const).map(column),
      importId,
    ],
  )
  const { rows: found } = await runSql<Match>(client, match, [rows.map(({ at }) => at), importId])
  return found
}
