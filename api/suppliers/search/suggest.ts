import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { placeKey } from '../../places/place-key.ts'
import { badInput } from '../../server/errors.ts'
import { largeTowns } from './large-towns.ts'
import { singular, tokensOf } from './read-query.ts'
import { serviceLabels } from '../service.rules.ts'
import { Service } from '../service.ts'
import { maxQueryLength } from './supplier-filter.ts'
import { SuggestionType, type Suggestion } from './suggestion.ts'

/** A service's name in the search form, and the words that lead to it. */
const services: readonly { id: Service; text: string; words: readonly string[] }[] = [
  {
    id: Service.BLINDS,
    text: serviceLabels.BLINDS,
    words: ['blinds', 'shades', 'venetian', 'roller', 'roman', 'vertical'],
  },
  { id: Service.CURTAINS, text: serviceLabels.CURTAINS, words: ['curtains', 'drapes', 'voiles', 'nets'] },
  { id: Service.SHUTTERS, text: serviceLabels.SHUTTERS, words: ['shutters', 'plantation'] },
  {
    id: Service.INSTALLATION,
    text: serviceLabels.INSTALLATION,
    words: ['installation', 'fitting', 'fitters', 'installers'],
  },
  { id: Service.REPAIRS, text: serviceLabels.REPAIRS, words: ['repairs', 'mending', 'fixing', 'cleaning'] },
  { id: Service.CUSTOM, text: serviceLabels.CUSTOM, words: ['custom', 'made', 'bespoke', 'tailored'] },
]

/**
 * Services, places and suppliers that begin like the text: services first, then up to three places, the largest first,
 * then suppliers by name; if only places are asked for, as many as wanted.
 * @throws BAD_USER_INPUT on `text` of more than 200 characters.
 */
export const suggest = async (
  pool: Pool,
  text: string,
  first: number,
  types: readonly SuggestionType[] = Object.values(SuggestionType),
): Promise<Suggestion[]> => {
  const typed = text.replaceAll('\0', '').replace(/\s+/g, ' ').trimStart()
  if (typed.length > maxQueryLength) throw badInput({ text: `Please use at most ${maxQueryLength} characters` })
  const tokens = tokensOf(typed)
  if (!tokens.length) return []
  const [places, suppliers] = await Promise.all([
    types.includes('PLACE') ? suggestPlaces(pool, typed, types.length === 1 ? first : placesAtMost) : [],
    types.includes('SUPPLIER') ? suggestSuppliers(pool, typed, tokens, first) : [],
  ])
  const offered = services
    .filter(({ words }) => types.includes('SERVICE') && words.some((word) => word.startsWith(tokens.join(' '))))
    .map(({ id, text }) => ({ type: SuggestionType.SERVICE, id, text, detail: null, slug: null }))
  return [...offered, ...places, ...suppliers].slice(0, first)
}

const afterAll = '\u{10FFFF}'
const placesAtMost = 3

const suggestPlaces = async (pool: Pool, typed: string, limit: number): Promise<Suggestion[]> => {
  const key = placeKey(typed)
  if (key.length < 2) return [] // thousands of places begin with one letter
  const great = await largeTowns(pool, key, limit)
  if (great) return great
  const text = `
    select 'PLACE' "type", l.id, l.slug, l.name text,
           coalesce(l.town, case when l.type = 'county' then 'County' else l.county end) detail
      from (select location_id, min(length(key)) length from location_name
             where key >= $1 and key < $2 group by location_id limit 5000) n
      join location l on l.id = n.location_id
     order by l.type = 'county' desc, l.population desc nulls last, n.length, l.id limit $3`
  return (await runSql<Suggestion>(pool, text, [key, key + afterAll, limit], { isPlannedOnce: true })).rows
}

const suggestion = `'SUPPLIER' "type", s.id, s.name text, nullif(concat_ws(', ', s.city, s.county), '') detail, null slug`

/** Suppliers whose name begins like the text; then those with a word that does, unless the word is very common. */
const suggestSuppliers = async (
  pool: Pool,
  typed: string,
  tokens: readonly string[],
  first: number,
): Promise<Suggestion[]> => {
  const text = `
    select ${suggestion} from supplier s
     where s.status = 'listed'
       and search_key(s.name) collate "C" >= search_key($1) and search_key(s.name) collate "C" < search_key($1) || $2
     order by search_key(s.name) collate "C", s.id limit $3`
  const { rows } = await runSql<Suggestion>(pool, text, [typed, afterAll, first], { isPlannedOnce: true })
  if (rows.length >= first || tokens.at(-1)!.length < 4) return rows
  const known = new Set(rows.map(({ id }) => id))
  return [...rows, ...(await withWords(pool, tokens, first)).filter(({ id }) => !known.has(id))]
}

/** Suppliers with all words in their name; the last one may be unfinished. */
const withWords = async (pool: Pool, tokens: readonly string[], first: number): Promise<Suggestion[]> => {
  const text = `
    with found as materialized (
      select s.* from supplier s
       where s.status = 'listed' and s.tsv @@ to_tsquery('simple', search_key($1))
         and (select coalesce(sum(suppliers), 0) from supplier_word where word >= $2 and word < $3) <= 1000
    )
    select ${suggestion} from found s order by s.average_rating desc, s.review_count desc, s.id desc limit $4`
  const last = tokens.at(-1)!
  const whole = tokens.slice(0, -1).map((token) => `${singular(token)}:A`)
  const tsquery = [...whole, `(${last}:*A | ${singular(last)}:A)`].join(' & ')
  return (await runSql<Suggestion>(pool, text, [tsquery, last, last + afterAll, first])).rows
}
