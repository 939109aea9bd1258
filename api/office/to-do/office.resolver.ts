import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql'
import { nullable, parseId } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'
import { Weight } from '../../process/weight.ts'
import { SupplierEntry } from '../../suppliers/admin/admin-supplier.ts'
import { listTasks } from './list-tasks.ts'
import { OfficeTasks } from './office-task.ts'
import { readRows } from '../../database/sql.ts'
import { beginsPostcode, checkSearch, hasWord, searchWords } from '../../schema/search-text.ts'
import { entryColumns } from '../../suppliers/admin/find-supplier-entries.ts'

const maxJumps = 10

const maxWeighed = 200

/** Sorts after every text with a given prefix. */
const last = '\u{10FFFF}'

export const jumpStatement = (search: string) => {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const found = createSearchWays(search, value).map((way, at) => `(select id, ${at} way from (${way}) w)`)
  const text = `
    with hit as (select id, min(way) way from (${found.join(' union all ')}) found group by id)
    select ${entryColumns} from hit join supplier s using (id)
     order by hit.way, s.status <> 'listed', search_key(s.name) collate "C", s.id limit ${maxJumps}`
  return { text, values }
}

/** Each uses an index; the most certain come first. */
const createSearchWays = (search: string, value: (one: unknown) => string): string[] => {
  const bounded = (from: string, maxRows = maxJumps) => `select id from ${from} limit ${maxRows}`
  const begins = (column: string, key: string, start: string) =>
    bounded(
      `supplier where ${column} is not null and ${key} collate "C" >= ${start} collate "C" and ${key} collate "C" < ${start} || '${last}' order by ${key} collate "C"`,
    )
  if (search.includes('@')) return [begins('email', 'lower(email)', `lower(${value(search)})`)]
  const id = parseId(search)
  const ways = id
    ? [
        `select id from supplier where id = ${value(id)}`,
        `select supplier_id id from registration where id = ${value(id)}`,
      ]
    : []
  const digits = search.replace(/\D/g, '')
  if (digits.length >= 6 && /^[\d\s+().-]+$/.test(search))
    return [...ways, bounded(`supplier where phone_tails(phone) && array[${value(digits.slice(-9))}]`)]
  if (id) return ways
  if (beginsPostcode(search))
    ways.push(begins('postcode', 'postcode_key(postcode)', value(search.replace(/\s+/g, '').toUpperCase())))
  const start = `search_key(${value(search)})`
  ways.push(begins('name', 'search_key(name)', start))
  const long = searchWords(search).filter((word) => word.length >= 3)
  if (long.length)
    ways.push(bounded(`supplier where ${long.map((word) => hasWord('name', word, value)).join(' and ')}`, maxWeighed))
  return [...ways, begins('city', 'search_key(city)', start)]
}

@Resolver()
export class OfficeResolver {
  @Authorized('office')
  @Query(() => OfficeTasks, nullable('Tasks in the office, and the state of the site. For the staff.'))
  officeTasks(@Ctx() context: Context): Promise<OfficeTasks> {
    return listTasks(context)
  }

  @Authorized('listings')
  @Weight(40, maxJumps)
  @Query(
    () => [SupplierEntry],
    nullable(
      `Suppliers of any status by words of the name, a phone number, the start of an email address, a town or postcode, an id or a registration’s id; at most ${maxJumps}. For the staff.`,
    ),
  )
  async officeSuppliers(
    @Ctx() { pool }: Context,
    @Arg('search', () => String, { description: 'The typed text, up to 200 characters.' }) search: string,
  ): Promise<SupplierEntry[]> {
    const typed = checkSearch(search)
    if (!typed) return []
    const { text, values } = jumpStatement(typed)
    return readRows<SupplierEntry>(pool, text, values)
  }
}
