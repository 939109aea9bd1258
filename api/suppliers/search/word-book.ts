import DataLoader from 'dataloader'
import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { mayBeWrong } from './right-words.ts'

/** What the directory knows of a word. */
export interface KnownWord {
  stem: string
  /** How many suppliers have it, in any form; null for stop words such as "the". */
  suppliers: number | null
  /** The words like one that may be misspelt, since no supplier has it in this form, and no name of a place. */
  alike: readonly { word: string; suppliers: number }[] | null
}

/**
 * A word of a name of a place: "Mowbray" is in Melton Mowbray. Materialised, else every name is read for a word that has
 * none.
 */
const isOfPlace = `
  with alike as materialized (select key from location_name where key like '%' || t.word || '%')
  select exists (select from alike where key ~ ('\\m' || t.word || '\\M'))`

/** What suppliers call themselves and what they offer, but not where they are. */
const alike = `
  select json_agg(n) from nearest_words(k.word) n
   where not exists (select from location_name where key = n.word)
     and not exists (select from location_name where key > n.word || ' ' and key < n.word || '!')`

const known = `
  with k as materialized (
    select t.place, t.word, stem_of(t.word) stem,
           case when t.may_be_wrong and not exists (select from supplier_word w where w.word = t.word)
                then (${isOfPlace}) end "isOfPlace"
      from unnest($1::text[], $2::bool[]) with ordinality t(word, may_be_wrong, place)
  )
  select stem,
         case when stem <> '' then (select coalesce(sum(w.suppliers), 0)::int from supplier_word w where w.stem = k.stem) end suppliers,
         case when not "isOfPlace" then coalesce((${alike}), '[]') end alike
    from k order by place`

/** What the directory knows of the words of one search, in lower case: each is asked for once, and several by one statement. */
export type WordBook = DataLoader<string, KnownWord>

export const wordBook = (pool: Pool): WordBook =>
  new DataLoader(async (words) => {
    const { rows } = await runSql<KnownWord>(pool, known, [words, words.map(mayBeWrong)], { isPlannedOnce: true })
    return rows
  })

/** These words of a book. */
export const lookUpWords = async (book: WordBook, words: readonly string[]): Promise<Map<string, KnownWord>> =>
  new Map(await Promise.all(words.map(async (word) => [word, await book.load(word)] as const)))
