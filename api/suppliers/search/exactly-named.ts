import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { columnsFor } from '../supplier-columns.ts'
import type { ListedSupplier, Page } from './page.ts'
import type { Search } from './search.ts'
import { inArea, milesFrom, otherConditions, scopeConditions, Values } from './supplier-conditions.ts'

export const maxExactlyNamed = 3

const sizeable = 5_000

/** The name of a small place is often part of a business's name: "St Mary's Blinds". */
const isLittleKnown = ({ place, isPlaceFromWords }: Search): boolean =>
  isPlaceFromWords && place?.type === 'town' && (place.population ?? 0) < sizeable

/** Ignores "Ltd"; with a small place in the query, the matches may be anywhere. */
export const findExactlyNamed = async (
  pool: Pool,
  search: Search,
  typed: string | null | undefined,
  { fields, limit }: Pick<Page, 'fields' | 'limit'>,
): Promise<ListedSupplier[]> => {
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
  const { rows } = await runSql<ListedSupplier>(pool, text, values.list)
  return rows.map((row) => Object.assign(row, { isExactlyNamed: true }))
}
