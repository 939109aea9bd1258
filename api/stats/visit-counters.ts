import { today } from '../database/check-last-day.ts'
import { runSql, type Db } from '../database/sql.ts'
import { viewsLock, type Counted, type Counting } from '../server/counting.ts'
import { log } from '../server/log.ts'
import { isBot } from './is-bot.ts'
import { searchedText } from './searched-text.ts'

/** How many different searches, and suppliers, are counted between two writes; more are left out. */
const mostAtOnce = 5000
/** While somebody moves views nothing is written: who moves them may take long, and nobody waits for it. */
const write = `
  with lock as materialized (select pg_try_advisory_xact_lock(${viewsLock}) as "isFree"),
  today as (select ${today} as day from lock where "isFree"),
  viewed as (
    insert into view_count (day, supplier_id, times)
    select day, v.id, v.times from today, unnest($1::int[], $2::int[]) v(id, times) where exists (select from supplier s where s.id = v.id)
     order by v.id
    on conflict (day, supplier_id) do update set times = view_count.times + excluded.times
  ),
  tallied as (
    insert into tally_change (kind, key, times)
    select kind, to_char(day, 'YYYY-MM-DD'), times from today,
           (values ('view', (select sum(t) from unnest($1::int[], $2::int[]) v(id, t) where exists (select from supplier s where s.id = v.id))),
                   ('search', (select sum(t) from unnest($5::int[]) t))) counted(kind, times) where times > 0
  ),
  searched as (
    insert into search_count (day, query, found, times)
    select day, s.query, s.found, s.times from today, unnest($3::text[], $4::boolean[], $5::int[]) s(query, found, times)
     order by s.query, s.found
    on conflict (day, query, found) do update set times = search_count.times + excluded.times
  )
  select "isFree" from lock`

type Search = NonNullable<Counted['searched']>

/**
 * Counts views of suppliers and searches by day: no address, no cookie, nothing that distinguishes visitors. Counts
 * wait in memory and are written every few seconds in one statement; a crash loses those seconds.
 */
export const createVisitCounters = (pool: Db, { writeEveryMs = 5000 } = {}) => {
  let views = new Map<number, number>()
  let searches = new Map<string, Search & { times: number }>()
  let writing: Promise<void> = Promise.resolve()

  const count = ({ viewed, searched }: Counted, userAgent: string | undefined) => {
    if (isBot(userAgent)) return
    if (viewed !== undefined) addView(viewed, 1)
    if (searched) addSearch(searched, 1)
  }
  const addSearch = (searched: Search, times: number) => {
    const key = `${searched.hasFound} ${searched.text}`
    const known = searches.get(key)
    if (known) known.times += times
    else if (searches.size < mostAtOnce) searches.set(key, { ...searched, times })
  }

  const addView = (id: number, times: number) => {
    if (views.has(id) || views.size < mostAtOnce) views.set(id, (views.get(id) ?? 0) + times)
  }

  const writeNow = async () => {
    if (!views.size && !searches.size) return
    const [seen, searched] = [[...views], [...searches.values()]]
    views = new Map()
    searches = new Map()
    try {
      const { rows } = await runSql<{ isFree: boolean }>(pool, write, [
        seen.map(([id]) => id),
        seen.map(([, times]) => times),
        searched.map(({ text }) => text),
        searched.map(({ hasFound }) => hasFound),
        searched.map(({ times }) => times),
      ])
      if (rows[0]!.isFree) return
      for (const [id, times] of seen) addView(id, times)
      for (const { times, ...one } of searched) addSearch(one, times)
    } catch (error) {
      log.warn({ err: error }, 'counts of views and searches were lost')
    }
  }
  /** One write after the other. */
  const flush = () => (writing = writing.then(writeNow))
  const timer = setInterval(() => void flush(), writeEveryMs)
  timer.unref()

  return {
    counting: { of: countedIn, count } satisfies Counting,
    /** Writes what is waiting. */
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

/** A supplier that was found, and the first page of a search. */
const countedIn: Counting['of'] = (answered) => {
  const counted: Counted = {}
  for (const { as, args, value } of answered) {
    if (as === 'view') counted.viewed ??= Number(value.id)
    const text = as === 'search' && args.after == null ? searchedText(args.filter ?? {}) : undefined
    if (text) counted.searched ??= { text, hasFound: hasFound(value) }
  }
  return counted.viewed || counted.searched ? counted : undefined
}

/** A search that found something only after words were left out has found nothing. */
const hasFound = ({ totalCount, droppedWords }: Record<string, unknown>) =>
  Number(totalCount) > 0 && !(droppedWords as unknown[] | undefined)?.length
