import DataLoader from 'dataloader'
import type { Pool } from 'pg'
import { runSql } from '../../../database/sql.ts'
import { placeLoaders, type PlaceLoaders } from '../../../places/resolve-place.ts'
import { mayBeWrong } from './spelling-corrections.ts'

interface KnownWord {
  stem: string
  /** With any form; null for stop words. */
  suppliers: number | null
  /** Similar words, if no supplier has this form and no place has it as a name. */
  alike: readonly AlikeWord[] | null
}

interface AlikeWord {
  word: string
  suppliers: number
  stem: string
  ofStem: number
}

/** True for "Mowbray" of Melton Mowbray; materialised, or every name would be read. */
const isOfPlace = `
  with alike as materialized (select key from location_name where key like '%' || t.word || '%')
  select exists (select from alike where key ~ ('\\m' || t.word || '\\M'))`

const withStem = (stem: string) =>
  `(select coalesce(sum(w.suppliers), 0)::int from supplier_word w where w.stem = ${stem})`

/** In names and offers, not in places; the first letter is right or swapped with the second. */
const alike = `
  select json_agg(json_build_object('word', n.word, 'suppliers', n.suppliers, 'stem', o.stem, 'ofStem', ${withStem('o.stem')}))
    from nearest_words(k.word) n join supplier_word o on o.word = n.word
   where (left(n.word, 1) = left(k.word, 1) or left(n.word, 2) = reverse(left(k.word, 2)))
     and not exists (select from location_name where key = n.word)
     and not exists (select from location_name where key > n.word || ' ' and key < n.word || '!')`

const known = `
  with k as materialized (
    select t.place, t.word, word_stem(t.word) stem,
           case when t.may_be_wrong and not exists (select from supplier_word w where w.word = t.word)
                then (${isOfPlace}) end "isOfPlace"
      from unnest($1::text[], $2::bool[]) with ordinality t(word, may_be_wrong, place)
  ), known as (
    select place, stem,
         case when stem <> '' then ${withStem('k.stem')} end suppliers,
         case when not "isOfPlace" then coalesce((${alike}), '[]') end alike
    from k
  )
  select stem, suppliers, alike from known order by place`

/** What one search looks up, once for all its readings. */
export interface Lookups {
  pool: Pool
  /** In lower case. */
  words: DataLoader<string, KnownWord>
  places: PlaceLoaders
}

/** More unknown words are not corrected: looking for similar ones takes longest. */
const maxCorrected = 5

export const createLookups = (pool: Pool): Lookups => {
  let corrected = 0
  const words: Lookups['words'] = new DataLoader(async (keys) => {
    const values = [keys, keys.map((word) => mayBeWrong(word) && corrected++ < maxCorrected)]
    const { rows } = await runSql<KnownWord>(pool, known, values, { isPlannedOnce: true })
    for (const { word, stem, ofStem } of rows.flatMap(({ alike }) => alike ?? []))
      words.prime(word, { stem, suppliers: ofStem, alike: null })
    return rows
  })
  return { pool, words, places: placeLoaders(pool) }
}

export const lookUpWords = async ({ words }: Lookups, keys: readonly string[]): Promise<Map<string, KnownWord>> =>
  new Map(await Promise.all(keys.map(async (key) => [key, await words.load(key)] as const)))
