import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { columnsFor } from '../supplier-columns.ts'
import type { Listed, Page } from './page.ts'
import type { Search } from './search.ts'
import { inArea, milesFrom, otherConditions, scopeConditions, Values } from './supplier-conditions.ts'

/** So many suppliers of one name come before all others. */
export const maxExactlyNamed = 3

/** Inhabitants. */
const sizeable = 5_000

/** A small place in the words is as likely a part of a name: "St Mary's Blinds". */
const isLittleKnown = ({ place, isPlaceFromWords }: Search): boolean =>
  isPlaceFromWords && place?.type === 'town' && (place.population ?? 0) < sizeable

/** The matches of a search that are called exactly what was typed, but for "Ltd", the best first; where its place is small, of any place. */
export const findExactlyNamed = async (
  pool: Pool,
  search: Search,
  typed: string | null | undefined,
  { fields, limit }: Pick<Page, 'fields' | 'limit'>,
): Promise<Listed[]> => {
  if (!search.terms.length || !typed || typed.length > 100) return []
  const values = new Values()
  const conditions = [
    `name_key(n.name) collate "C" = any(array[name_key(${values.add(typed)}), name_key(${values.add(search.words)})] collate "C")`,
    ...(isLittleKnown(search) ? [] : [...scopeConditions(search, values), ...inArea(search, values, false)]),
    ...otherConditions(search, values),
  ]
  const distance = search.circle ? [`round(${milesFrom(search.circle, values)}::numeric, 1)::float8 distance`] : []
  const text = `
    select ${[columnsFor(fields), ...distance].join(', ')}, f.quality key
      from (select s.id, s.quality from supplier n join supplier_search s on s.id = n.id where ${conditions.join(' and ')}
             order by s.quality desc, s.id limit ${values.add(Math.min(limit, maxExactlyNamed))}) f
      join supplier s on s.id = f.id order by f.quality desc, s.id`
  return (await runSql<Listed>(pool, text, values.list)).rows
}
