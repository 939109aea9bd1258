import { attackBars, isPassed, type AttackResult } from './attack.ts'
import type { MeasuredField } from './fields.ts'
import type { HitsDuringScrape } from './hits.ts'
import type { GrowthResults } from './growth.ts'
import type { HttpResults, Names } from './http.ts'
import { importBarSeconds, type CheckedFile } from './import.ts'
import type { JourneyStep } from './journey.ts'
import type { PageAudit } from './lighthouse.ts'
import { freshBars, type PageNames, type PageResults } from './pages.ts'
import { isMet, type SearchFigures } from './search.ts'
import type { MemorySample } from './soak.ts'
import { formatRatio } from './statistics.ts'
import type { WorkResult } from './whole-site.ts'
import { thousands } from '../../api/text/plural.rules.ts'

const verdict = (isMet: boolean | undefined) => (isMet === undefined ? '' : isMet ? 'bar met' : 'BAR MISSED')

/** The first column is left-aligned, the others right-aligned. */
const table = (rows: string[][]): string => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (row: string[]) =>
    row.map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!))).join('  ')
  return rows.map((row) => line(row).trimEnd()).join('\n')
}

export const searchTable = (measured: readonly SearchFigures[]): string =>
  table([
    ['search (ms)', 'p50', 'p95', 'bar', '× a county’s list by p50', 'bar', 'by p95', 'bar', ''],
    ...measured.map((line) => [
      line.what,
      line.p50Ms.toFixed(2),
      line.p95Ms.toFixed(2),
      line.bars ? `≤ ${line.bars.p95Ms}` : '',
      line.times.p50.toFixed(1),
      line.bars?.times ? `≤ ${line.bars.times.p50}` : '',
      line.times.p95.toFixed(1),
      line.bars?.times ? `≤ ${line.bars.times.p95}` : '',
      verdict(isMet(line)),
    ]),
  ])

export const importTable = (checked: readonly CheckedFile[]): string =>
  table([
    ['25 MB whose rows share', 'rows', 'to add', 'refused', 'seconds', 'bar', ''],
    ...checked.map(({ what, totals: { added, refused }, seconds }) => [
      what,
      String(added + refused),
      String(added),
      String(refused),
      seconds.toFixed(1),
      `≤ ${importBarSeconds}`,
      verdict(seconds <= importBarSeconds),
    ]),
  ])

const titles: Record<Names, string> = {
  raw: 'node http + prepared statement',
  postgraphile: 'PostGraphile 5',
  yoga: 'GraphQL Yoga 5 + the same statement',
  uncached: 'this site, every query new',
  cached: 'this site, from its cache',
}

/** Minimum ratios, within one run. */
const bars: Partial<Record<Names, { toRaw?: number; toPostgraphile?: number }>> = {
  uncached: { toPostgraphile: 1.3 },
  cached: { toRaw: 2 },
}

export const httpTable = (results: HttpResults): string =>
  table([
    ['20 suppliers of a county', 'requests/s', '× raw', 'bar', '× PostGraphile', 'bar', 'p99 ms', 'CPU µs', ''],
    ...(Object.keys(titles) as Names[]).map((name) => {
      const { requestsPerSecond, p99Ms, cpuMicroseconds } = results[name]
      const toRaw = requestsPerSecond / results.raw.requestsPerSecond
      const toPostgraphile = requestsPerSecond / results.postgraphile.requestsPerSecond
      const bar = bars[name]
      const isMet = bar && toRaw >= (bar.toRaw ?? 0) && toPostgraphile >= (bar.toPostgraphile ?? 0)
      return [
        titles[name],
        requestsPerSecond.toFixed(0),
        toRaw.toFixed(2),
        bar?.toRaw ? `≥ ${bar.toRaw}` : '',
        toPostgraphile.toFixed(2),
        bar?.toPostgraphile ? `≥ ${bar.toPostgraphile}` : '',
        p99Ms.toFixed(0),
        cpuMicroseconds.toFixed(0),
        verdict(isMet),
      ]
    }),
  ])

const pageTitles = {
  koa: 'bare Koa, as many bytes',
  cached: 'this site, a cached page',
  fresh: 'this site, rendered anew',
} satisfies Partial<Record<PageNames, string>>

export const pageTable = (results: PageResults): string =>
  table([
    [
      `a county's page (${(results.bytes / 1000).toFixed(1)} kB)`,
      'requests/s',
      '× Koa',
      'p99 ms',
      'CPU µs',
      'Koa’s CPU ÷ its',
      'bar',
      '',
    ],
    ...(Object.keys(pageTitles) as (keyof typeof pageTitles)[]).map((name) => {
      const { requestsPerSecond, p99Ms, cpuMicroseconds } = results[name]
      const share = results.koa.cpuMicroseconds / cpuMicroseconds
      const isCached = name === 'cached'
      return [
        pageTitles[name],
        requestsPerSecond.toFixed(0),
        (requestsPerSecond / results.koa.requestsPerSecond).toFixed(2),
        p99Ms.toFixed(0),
        cpuMicroseconds.toFixed(0),
        share.toFixed(2),
        isCached ? '≥ 0.6' : '',
        verdict(isCached ? share >= 0.6 : undefined),
      ]
    }),
  ])

const freshTitles = {
  cards: 'React, the county’s cards, plain elements',
  fresh: 'a county',
  directory: 'the directory',
  signIn: 'sign in',
} satisfies Partial<Record<PageNames, string>>
type FreshNames = keyof typeof freshTitles

export const freshTable = (results: PageResults): string => {
  const bars: Partial<Record<FreshNames, { of: FreshNames; times: number }>> = freshBars
  const names = Object.keys(freshTitles) as FreshNames[]
  const sums = table([
    ['rendered anew', 'CPU µs', '× cards', '× county', 'bar', ''],
    ...names.map((name) => {
      const bar = bars[name]
      const times = (of: PageNames) => results[name].cpuMicroseconds / results[of].cpuMicroseconds
      return [
        freshTitles[name],
        results[name].cpuMicroseconds.toFixed(0),
        times('cards').toFixed(2),
        times('fresh').toFixed(2),
        bar ? `≤ ${bar.times.toFixed(2)} × ${bar.of === 'cards' ? 'cards' : 'county'}` : '',
        verdict(bar && times(bar.of) <= bar.times),
      ]
    }),
  ])
  const layers = names.flatMap((name) => {
    const found = results.layers[name]
    if (!found) return []
    const main = Object.entries(found.main).filter(([, share]) => share >= 0.01)
    return [
      table([
        [`${freshTitles[name]}, by layers`, 'µs', '% of the main thread'],
        ...main.map(([layer, share]) => [layer, (share * found.mainMicroseconds).toFixed(0), (100 * share).toFixed(0)]),
        ['the main thread in all', found.mainMicroseconds.toFixed(0), '100'],
        ['other threads: garbage, compiling', found.othersMicroseconds.toFixed(0), ''],
      ]),
    ]
  })
  return [sums, ...layers].join('\n\n')
}

export const hitsTable = ({ savedPerSecond, looks, hits }: HitsDuringScrape): string =>
  table([
    ['while a scrape saves', 'saved/s', 'reads of other pages', 'cached', 'bar', ''],
    [
      'suppliers of Kent',
      savedPerSecond.toFixed(0),
      String(looks),
      `${((100 * hits) / looks).toFixed(1)} %`,
      '≥ 95 %',
      verdict(hits / looks >= 0.95),
    ],
  ])

export const growthTable = ({ sizes, growths, bytes, failures }: GrowthResults): string => {
  const heads = sizes.map(thousands)
  const cells = (shown: (size: number) => string | undefined) => sizes.map((size) => shown(size) ?? '–')
  const grown = growths.map(({ what, measured, exponent, bar, maxMs }) => {
    const isMet = maxMs ? [...measured.values()].every(({ p95Ms }) => p95Ms <= maxMs) : bar && exponent <= bar
    return [
      what,
      ...cells((size) => {
        const found = measured.get(size)
        return found && [found.p50Ms, found.p95Ms, found.times.p50].map(shortly).join(' · ')
      }),
      Number.isNaN(exponent) ? '' : exponent.toFixed(2),
      maxMs ? `≤ ${maxMs} ms` : bar ? `≤ ${bar}` : '',
      isMet === undefined || (Number.isNaN(exponent) && !maxMs) ? '' : verdict(Boolean(isMet)),
    ]
  })
  const besides = growths.flatMap(({ what, measured, beside }) => {
    if (!beside) return []
    const other = growths.find((growth) => growth.what === beside.what)?.measured
    const getTimes = (size: number) => {
      const [own, others] = [measured.get(size), other?.get(size)]
      return own && (others ? formatRatio(own, others) : own.times)
    }
    const isMet = sizes.every((size) => !((getTimes(size)?.p95 ?? 0) > beside.limit(size)))
    const shown = (size: number) => {
      const times = getTimes(size)
      return times && `${times.p50.toFixed(1)} · ${times.p95.toFixed(1)} (≤ ${beside.limit(size)})`
    }
    return [[what, ...cells(shown), beside.what ?? 'a county’s list', verdict(isMet)]]
  })
  return [
    table([
      ['p50 · p95, ms · × a county’s list', ...heads, 'exponent', 'bar', ''],
      ...grown,
      ['memory of the site, MB', ...cells((size) => ((bytes.get(size) ?? NaN) / 1e6).toFixed(0)), '', '', ''],
    ]),
    table([['by p50 · by p95, as multiples', ...heads, 'of', ''], ...besides]),
    ...failures.map((failure) => `NOT MEASURED: ${failure}`),
  ].join('\n\n')
}

const shortly = (ms: number) => ms.toFixed(ms < 10 ? 2 : ms < 100 ? 1 : 0)

/** On a machine as fast as Lighthouse assumes. */
const [wantedScore, fastMachine] = [95, 1000]

/** The first is a reference page with the same libraries. */
export const phoneTable = ([reference, ...ours]: readonly PageAudit[]): string =>
  table([
    ['on a phone', 'performance', 'LCP ms', '× its LCP', 'TBT ms', 'more than its', 'CLS', 'machine', ''],
    ...[reference!, ...ours].map((looked) => {
      const { page, performance, largestPaintMs, blockingMs, layoutShift, benchmarkIndex } = looked
      const paint = largestPaintMs / reference!.largestPaintMs
      const more = blockingMs - reference!.blockingMs
      const isQuick = performance >= wantedScore || benchmarkIndex < fastMachine
      const isMet = paint <= 1.1 && more <= 50 && layoutShift <= 0.01 && isQuick
      return [
        page,
        String(performance),
        largestPaintMs.toFixed(0),
        paint.toFixed(2),
        blockingMs.toFixed(0),
        more.toFixed(0),
        layoutShift.toFixed(3),
        benchmarkIndex.toFixed(0),
        verdict(looked === reference ? undefined : isMet),
      ]
    }),
    ['the bar', `≥ ${wantedScore}`, '', '≤ 1.1', '', '≤ 50', '≤ 0.010', `≥ ${fastMachine}`, ''],
  ])

const journeyBars = { ms: 5000, bytes: 160_000 }
const sumSteps = (steps: readonly JourneyStep[]) =>
  steps.reduce((sum, { ms, bytes }) => ({ ms: sum.ms + ms, bytes: sum.bytes + bytes }), { ms: 0, bytes: 0 })
export const isQuick = (steps: readonly JourneyStep[]): boolean => {
  const { ms, bytes } = sumSteps(steps)
  return ms <= journeyBars.ms && bytes <= journeyBars.bytes
}

export const journeyTable = (steps: readonly JourneyStep[]): string => {
  const row = ({ ms, bytes }: Omit<JourneyStep, 'step'>) => [(ms / 1000).toFixed(1), (bytes / 1000).toFixed(1)]
  return table([
    ['on a slow phone', 's', 'kB', ''],
    ...steps.map((step) => [step.step, ...row(step), '']),
    ['the whole way', ...row(sumSteps(steps)), verdict(isQuick(steps))],
    ['the bar', ...row(journeyBars).map((bar) => `≤ ${bar}`), ''],
  ])
}

/** Weights should not be far lower than measured costs. */
export const fieldTable = (measured: readonly MeasuredField[]): string =>
  table([
    ['field', 'ms', 'units', 'weight'],
    ...measured.map(({ field, milliseconds, measured: units, weight }) => [
      field,
      milliseconds.toFixed(2),
      String(units),
      String(weight),
    ]),
  ])

export const attackTable = (measured: readonly AttackResult[]): string =>
  table([
    ['attack', 'networks', 'requests', 'failed', 'p50 ms', 'p99 ms', 'MB at most', ''],
    ...measured.map((row) => [
      row.attack,
      String(row.networks),
      String(row.requests),
      String(row.failed),
      row.p50Ms.toFixed(0),
      row.p99Ms.toFixed(0),
      row.maxBytes === Infinity ? 'died' : mb(row.maxBytes),
      verdict(isPassed(row)),
    ]),
    ['bar', '', '', `≤ ${attackBars.failed}`, '', `≤ ${attackBars.p99Ms}`, `≤ ${mb(attackBars.maxBytes)}`, ''],
  ])

/** The memory limits after the start, and at the end with up to this many suppliers. */
const startedBytes = 300e6
export const soakedBytes = (suppliers: number) => (suppliers <= 2000 ? 400e6 : suppliers <= 100_000 ? 600e6 : 700e6)

const mb = (bytes: number) => (bytes / 1e6).toFixed(0)

export const wholeSiteTable = (rows: readonly WorkResult[]): string =>
  table([
    ['within the limit', 's', 'how many', 'failed', 'own MB', 'with files MB', 'limit hit', 'killed', ''],
    ...rows.map(({ what, seconds, count, failed, ownBytes, peakBytes, timesHit, killed }) => [
      what,
      seconds.toFixed(1),
      String(count ?? ''),
      String(failed),
      mb(ownBytes),
      mb(peakBytes),
      String(timesHit),
      String(killed),
      verdict(!killed && !failed),
    ]),
  ])

export const soakTable = (rows: readonly MemorySample[], suppliers: number): string => {
  const caches = [...new Set(rows.flatMap(({ cacheBytes }) => [...cacheBytes.keys()]))]
  return table([
    [
      'minute',
      'requests',
      'failed',
      'site MB',
      'PostgreSQL MB',
      ...caches.map((name) => `${name}s cached MB`),
      'bar',
      '',
    ],
    ...rows.map(({ minute, requests, failed, siteBytes, databaseBytes, cacheBytes }, at) => {
      const bar = at === 0 ? startedBytes : at === rows.length - 1 ? soakedBytes(suppliers) : undefined
      return [
        minute.toFixed(0),
        String(requests),
        String(failed),
        mb(siteBytes),
        mb(databaseBytes),
        ...caches.map((name) => mb(cacheBytes.get(name) ?? 0)),
        bar ? `≤ ${mb(bar)}` : '',
        verdict(bar ? siteBytes <= bar && !failed : undefined),
      ]
    }),
  ])
}
