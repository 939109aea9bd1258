import type { ClientBase } from 'pg'
import { runSql } from '../../database/sql.ts'
import { selectMergeTarget } from '../find-supplier.ts'
import { mayBeOtherTrades } from '../names/compare-names.ts'
import type { ImportRow } from './import.rules.ts'

/** SQL: letters and digits only, so that "Smith & Son Ltd." and "SMITH AND SON" match. */
const selectKeys = (row: string) => `
  nullif(${row}.place_id, '') as place_id, name_key(${row}.name) as name_key, phone_key(${row}.phone) as phone_key,
  postcode_key(${row}.postcode) as postcode_key, search_key(${row}.city) as city_key, search_key(${row}.county) as county_key,
  search_key(${row}.address) as address_key, substring(${row}.address from '[0-9]+') as house`

/** Per postcode, or per name and town: more are not evidence. */
const maxSimilar = 50

/** SQL of earlier lines of import $2, and of suppliers that the import has not added itself. */
const known = (found: { supplier: string; line: string; lineOrder: string }, names?: 'compared') => `
  (select s.id as own_id, null::integer as line, s.status = 'listed' as is_listed, s.name, ${names === 'compared' ? 'distinctive_words(s.name)' : 'null::text[]'} as words, ${selectKeys('s')}
     from supplier s
    where not s.is_demo and ${found.supplier}
      and not exists (select from batch_entry i where i.supplier_id = s.id and i.import_id = $2 and i.kind = 'added')
    limit ${maxSimilar})
  union all
  (select null, l.line, false, l.name, l.words, l.place_id, l.name_key, l.phone_key, l.postcode_key, l.city_key, l.county_key, l.address_key, l.house
     from import_line l where l.import_id = $2 and ${found.line} and l.line < g.line
    order by ${found.lineOrder}, l.line limit ${maxSimilar})`

const byId = known({ supplier: 's.id = given.id', line: 'false', lineOrder: 'l.line' }, 'compared')
const byPlaceId = known({
  supplier: 's.place_id = g.place_id',
  line: 'l.place_id = g.place_id',
  lineOrder: 'l.place_id',
})
const ofPostcode = `s.postcode is not null and postcode_key(s.postcode) collate "C" = g.postcode_key collate "C"`
const byPostcodeAndName = known({
  supplier: `${ofPostcode} and name_key(s.name) = g.name_key`,
  line: 'l.postcode_key = g.postcode_key and l.name_key = g.name_key',
  lineOrder: 'l.postcode_key, l.name_key',
})
const byPostcodeAndPhone = known(
  {
    supplier: `${ofPostcode} and phone_key(s.phone) = g.phone_key`,
    line: 'l.postcode_key = g.postcode_key and l.phone_key = g.phone_key',
    lineOrder: 'l.postcode_key, l.phone_key',
  },
  'compared',
)
/** SQL: two names share a word that is not of the trade, or are spelt almost alike. */
const doNamesShare = '(p.words && g.words or similarity(p.name_key, g.name_key) >= 0.5)'
const byNameAndTown = known({
  supplier: `name_key(s.name) collate "C" = g.name_key collate "C"
      and coalesce(search_key(s.city), '') collate "C" = coalesce(g.city_key, '') collate "C"`,
  line: `l.name_key = g.name_key and coalesce(l.city_key, '') = coalesce(g.city_key, '')`,
  lineOrder: `l.name_key, coalesce(l.city_key, '')`,
})

const toArea = (postcodeKey: string) => `substring(${postcodeKey} from '^[A-Z]+')`
/** Another name at one postcode, or the same one in the next town. */
const bySite = known({
  supplier: `s.website is not null and reversed_host(s.website) collate "C" = given.host collate "C"
      and (${ofPostcode} or name_key(s.name) = g.name_key and ${toArea('postcode_key(s.postcode)')} = ${toArea('g.postcode_key')})`,
  line: 'false',
  lineOrder: 'l.line',
})

/** SQL: two of one name, without two postcodes, are at different places. */
const areInOtherPlaces = `(
  coalesce(house <> g.house, similarity(address_key, g.address_key) < 0.4, false)
  or (g.city_key is null or line is not null) and coalesce(phone_key <> g.phone_key or county_key <> g.county_key, false))`

const match = `
   select given.line "at", best.way,
          coalesce(${selectMergeTarget('best.own_id')}, best.own_id) as id, best.line, best.name
     from (select line, id, case when website_key(website) = reverse(reversed_host(website)) then reversed_host(website) end host
             from unnest($1::integer[], $3::integer[], $4::text[]) as one(line, id, website) offset 0) given
     join import_line g on g.import_id = $2 and g.line = given.line
     left join lateral (
       select k.own_id, k.line, k.way, k.name
         from (select 0 as way, p.* from (${byId}) p
                where ${doNamesShare} or p.phone_key = g.phone_key or p.postcode_key = g.postcode_key
               union all
               select 1, p.* from (${byPlaceId}) p
               union all
               select 2, p.* from (${byPostcodeAndName}) p
               union all
               select case when ${doNamesShare} then 3 else 5 end, p.* from (${byPostcodeAndPhone}) p
               union all
               select 5, p.* from (${bySite}) p
               union all
               select 4, p.* from (${byNameAndTown}) p
                where (postcode_key is null or g.postcode_key is null) and not ${areInOtherPlaces}) k
        where k.way < 2 or k.place_id is null or g.place_id is null
        order by k.way, (k.phone_key = g.phone_key) is true desc, (k.house = g.house) is true desc, k.is_listed desc, k.line nulls first, k.own_id
        limit 1) best on true`

/** `contact` alone, with unrelated names, two trades of one family or another place, is no match. */
const ways = ['id', 'placeId', 'postcode', 'phone and name', 'town', 'contact'] as const

export interface Match {
  id: number | null
  line: number | null
  way: (typeof ways)[number] | null
  /** Has the same phone or website, but another name or place; then id and line are null. */
  perhaps?: { id: number | null; line: number | null; name: string }
}

/** A different address, or another phone or county in another line, makes a branch. Later lines match these rows. */
export const matchRows = async (
  client: ClientBase,
  importId: number,
  rows: { at: number; row: ImportRow; id?: number }[],
): Promise<Match[]> => {
  const lines = rows.map(({ at }) => at)
  const { rows: repeated } = await runSql<{ at: number; line: number }>(
    client,
    `with given as materialized (
       select given.line, given.name, ${selectKeys('given')}
         from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
                as given(line, place_id, name, phone, postcode, city, county, address)
     ), digested as materialized (
       select *, md5(row(place_id, name_key, phone_key, postcode_key, city_key, county_key, address_key, house, id)::text)::uuid digest
         from given join unnest($1::integer[], $10::integer[]) as chosen(line, id) using (line)
     ), added as (
       insert into import_line (import_id, line, name, words, digest, place_id, name_key, phone_key, postcode_key, city_key, county_key, address_key, house)
       select $9, line, name, distinctive_words(name), digest, place_id, name_key, phone_key, postcode_key, city_key, county_key, address_key, house
         from digested order by line
       on conflict (import_id, digest) do nothing returning line, digest
     )
     select d.line "at", coalesce(a.line, l.line) line
       from digested d
       left join added a on a.digest = d.digest
       left join import_line l on l.import_id = $9 and l.digest = d.digest
      where coalesce(a.line, l.line) <> d.line`,
    [
      lines,
      ...(['placeId', 'name', 'phone', 'postcode', 'city', 'county', 'address'] as const).map((key) =>
        rows.map(({ row }) => row[key] ?? null),
      ),
      importId,
      rows.map(({ id }) => id ?? null),
    ],
  )
  const repeats = new Map(repeated.map(({ at, line }) => [at, line]))
  const others = rows.filter(({ at }) => !repeats.has(at))
  const { rows: found } = await runSql<{
    at: number
    way: number | null
    id: number | null
    line: number | null
    name: string
  }>(client, match, [
    others.map(({ at }) => at),
    importId,
    others.map(({ id }) => id ?? null),
    others.map(({ row }) => row.website ?? null),
  ])
  const matches = new Map(found.map((one) => [one.at, one]))
  return rows.map(({ at, row }): Match => {
    const repeat = repeats.get(at)
    if (repeat !== undefined) return { id: null, line: repeat, way: 'postcode' }
    const { way = null, id = null, line = null, name = '' } = matches.get(at) ?? {}
    const matchedBy = way === null ? null : ways[way]!
    const place = `${row.city ?? ''} ${row.county ?? ''} ${row.address ?? ''}`
    return matchedBy === 'contact' || (matchedBy === 'phone and name' && mayBeOtherTrades(row.name, name, place))
      ? { id: null, line: null, way: null, perhaps: { id, line, name } }
      : { id, line, way: matchedBy }
  })
}
