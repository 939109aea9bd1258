import type { Pool } from 'pg'

export interface Samples {
  counties: string[]
  places: string[]
  words: string[]
  typos: string[]
  prefixes: string[]
}

export const readSamples = async (pool: Pool): Promise<Samples> => {
  const column = async (text: string) => (await pool.query<{ value: string }>(text)).rows.map(({ value }) => value)
  const counties = await column(`
    select county value from supplier_count where county <> '' and service = '' order by suppliers desc limit 60`)
  const places = await column(`
    select name value from location where type = 'town' and county is not null and supplier_count > 0
     order by supplier_count desc limit 400`)
  const common = await column(`
    select word value from supplier_word where length(word) > 3 and stem <> '' order by suppliers desc limit 300`)
  const rare = await column(`
    select word value from supplier_word
     where length(word) > 5 and suppliers between 3 and 300 order by md5(word) limit 100`)
  const known = await column(`
    select word value from supplier_word where length(word) > 6 and stem <> '' order by suppliers desc limit 100`)
  const names = await column(
    `select search_key(name) value from supplier where status = 'listed' order by md5(id::text) limit 200`,
  )
  return {
    counties,
    places: spread(places),
    words: spread([
      ...common,
      ...rare,
      ...common.map((word, index) => `${word} ${common[(index * 7) % common.length]}`),
    ]),
    typos: known.map((word) => swapped(word)),
    prefixes: names.map((name, index) => name.slice(0, 2 + (index % 5))),
  }
}

/** In an order unrelated to frequency, so that pairs of samples are mixed. */
const spread = (list: readonly string[]) => list.map((_, index) => list[(index * 37) % list.length]!)

/** With the third and the fourth letter swapped. */
const swapped = (word: string) => word.slice(0, 2) + word[3] + word[2] + word.slice(4)
