import type { Pool } from 'pg'
import { runSql } from '../../../database/sql.ts'
import { placeKey } from '../../../places/place-key.ts'
import { badInput } from '../../../server/errors.ts'
import { visibleText } from '../../../schema/search-text.ts'
import { largestTownsFirst, largeTowns, placeDetail, withCountry } from './large-towns.ts'
import { singular, tokenize } from '../words/read-query.ts'
import { Values } from '../supplier-conditions.ts'
import { serviceLabels } from '../../rules/service.rules.ts'
import { Service } from '../../rules/service.ts'
import { maxQueryLength } from '../filters/supplier-filter.ts'
import { SuggestionType, type Suggestion } from './suggestion.ts'

const serviceWords: Record<Service, readonly string[]> = {
  BLINDS: ['blinds', 'shades', 'venetian', 'roller', 'roman', 'vertical'],
  CURTAINS: ['curtains', 'drapes', 'voiles', 'nets'],
  SHUTTERS: ['shutters', 'plantation'],
  INSTALLATION: ['installation', 'fitting', 'fitters', 'installers'],
  REPAIRS: ['repairs', 'mending', 'fixing', 'cleaning'],
  CUSTOM: ['custom', 'made', 'bespoke', 'tailored'],
}

/** Services, up to three places, then suppliers by name. @throws BAD_USER_INPUT for more than 200 characters. */
export const suggest = async (
  pool: Pool,
  text: string,
  first: number,
  types: readonly SuggestionType[] = Object.values(SuggestionType),
): Promise<Suggestion[]> => {
  const typed = visibleText(text).replace(/\s+/g, ' ').trimStart()
  if (typed.length > maxQueryLength) throw badInput({ text: `Please use at most ${maxQueryLength} characters` })
  const tokens = tokenize(typed)
  if (!tokens.length) return []
  const found = await suggestStored(pool, typed, tokens, first, types)
  const offered = Object.values(Service)
    .filter(
      (service) => types.includes('SERVICE') && serviceWords[service].some((word) => word.startsWith(tokens.join(' '))),
    )
    .map((service) => ({ type: SuggestionType.SERVICE, text: serviceLabels[service], service }))
  return [...offered, ...found].slice(0, first)
}

const afterAll = '\u{10FFFF}'
const maxPlaces = 3

/** Places, names that begin like the text, then names with such a word, in one statement. */
const suggestStored = async (
  pool: Pool,
  typed: string,
  tokens: readonly string[],
  first: number,
  types: readonly SuggestionType[],
): Promise<Suggestion[]> => {
  const key = types.includes('PLACE') ? placeKey(typed) : ''
  const placesWanted = types.length === 1 ? first : maxPlaces
  const isPlace = key.length >= 2 // thousands of places begin with one letter
  const great = isPlace ? await largeTowns(pool, key, placesWanted) : []
  const isSupplier = types.includes('SUPPLIER')
  const values = new Values()
  const arms = [
    ...(great ? [] : [placesLike(key, placesWanted, values)]),
    ...(isSupplier ? ['select * from named'] : []),
    ...(isSupplier && tokens.at(-1)!.length >= 4 ? [withWords(tokens, first, values)] : []),
  ]
  if (!arms.length) return great ?? []
  const inOrder = arms.map((arm, at) => `select ${at} arm, row_number() over () as place, a.* from (${arm}) a`)
  const text = `
    ${isSupplier ? `with named as materialized (${named(typed, first, values)})` : ''}
    select "type", text, detail, slug, "supplierId", country from (${inOrder.join(' union all ')}) every order by arm, place`
  const { rows } = await runSql<Suggestion & { country: string | null }>(pool, text, values.list, {
    isPlannedOnce: true,
  })
  return [...(great ?? []), ...rows.map(withCountry)]
}

const placesLike = (key: string, limit: number, values: Values) => `
  select 'PLACE' "type", null::int "supplierId", l.slug, l.name text,
         ${placeDetail}
    from (select location_id, min(length(key)) length, array_agg(key) keys from location_name
           where key >= ${values.add(key)} and key < ${values.add(key + afterAll)} group by location_id limit 5000) n
    join location l on l.id = n.location_id
   order by ${largestTownsFirst}, n.length, l.id limit ${values.add(limit)}`

const suggestion = `'SUPPLIER' "type", s.id "supplierId", null slug, s.name text, nullif(concat_ws(', ', s.city, s.county), '') detail, null country`

const named = (typed: string, limit: number, values: Values) => {
  const text = values.add(typed)
  return `
    select ${suggestion}
      from (select id, name_key from supplier_search
             where name_key >= search_key(${text}) and name_key < search_key(${text}) || ${values.add(afterAll)}
             order by name_key, id limit ${values.add(limit)}) f
      join supplier s on s.id = f.id order by f.name_key, s.id`
}

/** The last word may be unfinished, but not very common. */
const withWords = (tokens: readonly string[], limit: number, values: Values) => {
  const last = tokens.at(-1)!
  const whole = tokens.slice(0, -1).map((token) => `${singular(token)}:A`)
  const tsquery = [...whole, `(${last}:*A | ${singular(last)}:A)`].join(' & ')
  return `
    with found as materialized (
      select s.id, s.average_rating, s.review_count from supplier_search s
       where (select count(*) from named) < ${values.add(limit)}
         and (select coalesce(sum(suppliers), 0) from supplier_word
               where word >= ${values.add(last)} and word < ${values.add(last + afterAll)}) <= 1000
         and s.tsv @@ to_tsquery('simple', search_key(${values.add(tsquery)}))
    )
    select ${suggestion}
      from (select * from found where id not in (select "supplierId" from named)
             order by average_rating desc, review_count desc, id desc limit ${values.add(limit)}) f
      join supplier s on s.id = f.id order by f.average_rating desc, f.review_count desc, f.id desc`
}
