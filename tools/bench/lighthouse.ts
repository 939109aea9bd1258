import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Undo } from '../../api/testing/undo.ts'
import { packagesFolder } from '../install-packages.ts'
import { startBuiltSite, startServer } from '../servers/server-process.ts'

/** The median run by blocking time, which varies most. */
export interface PageAudit {
  page: string
  performance: number
  largestPaintMs: number
  blockingMs: number
  layoutShift: number
  /** Lighthouse's rating of the machine before throttling; a phone of 2023 has about 1,000. */
  benchmarkIndex: number
}

const run = promisify(execFile)
const program = join(packagesFolder, 'node_modules/lighthouse/cli/index.js')
const runWithinMs = 180_000

/** As on a phone, beside a reference page with nothing but a list: the first of the answer. */
export const benchPhones = async (
  databaseUrl: string,
  undo: Undo,
  {
    chromium,
    runs,
    only = [],
    onLook,
  }: { chromium: string; runs: number; only?: readonly string[]; onLook: (page: string) => void },
): Promise<PageAudit[]> => {
  const site = await startBuiltSite(databaseUrl, undo)
  const execute = async <T>(query: string): Promise<T> => {
    const answer = await fetch(site.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    return ((await answer.json()) as { data: T }).data
  }
  const listed = await execute<{ suppliers: { nodes: { id: string }[] } }>(
    `{ suppliers(filter: { county: "Kent" }, first: 20) { nodes { id name city description __typename } __typename } }`,
  )
  const { posts } = await execute<{ posts: { nodes: { slug: string }[] } }>('{ posts(first: 1) { nodes { slug } } }')
  const reference = await startServer('reference/server.tsx', databaseUrl, undo, {
    REFERENCE_DATA: JSON.stringify(listed),
  })
  const ours = (path: string) => new URL(path, site.url).href
  const all: [string, string][] = [
    ['React, Apollo Client and router with one list', new URL('/', reference.url).href],
    ['home', ours('/')],
    ['directory', ours('/directory')],
    ['a supplier', ours(`/suppliers/${listed.suppliers.nodes[0]!.id}`)],
    ['a county', ours('/counties/kent')],
    ...posts.nodes.map(({ slug }): [string, string] => ['an article', ours(`/blog/${slug}`)]),
    ['map', ours('/map')],
    ['registration', ours('/register-business')],
  ]
  const isChosen = ([name]: [string, string]) => only.length === 0 || only.some((part) => name.includes(part))
  const pages = all.filter((page, at) => at === 0 || isChosen(page))
  if (pages.length === 1)
    throw new Error(
      `--pages must name some of: ${all
        .slice(1)
        .map(([name]) => name)
        .join(', ')}`,
    )
  for (const [, url] of pages) await (await fetch(url)).arrayBuffer() // rendered once, as for most visitors
  const looks = pages.map((): PageAudit[] => [])
  for (let round = 0; round < runs; round++) {
    for (const [at, [page, url]] of pages.entries()) {
      onLook(page)
      looks[at]!.push(await lookAt(chromium, page, url).catch(() => lookAt(chromium, page, url))) // it loses a trace now and then
    }
  }
  return looks.map((of) => of.toSorted((a, b) => a.blockingMs - b.blockingMs)[Math.floor(runs / 2)]!)
}

interface Report {
  runtimeError?: { message: string }
  environment: { benchmarkIndex: number }
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue: number }>
}

const lookAt = async (chromium: string, page: string, url: string): Promise<PageAudit> => {
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : ''
  const options = [
    '--only-categories=performance',
    '--output=json',
    '--quiet',
    `--chrome-flags=--headless=new${sandbox}`,
  ]
  const { stdout } = await run(process.execPath, [program, url, ...options], {
    env: { ...process.env, CHROME_PATH: chromium },
    timeout: runWithinMs,
    maxBuffer: 64e6,
  }).catch((error: { killed?: boolean; stderr?: string }) => {
    const lines = error.stderr?.trim().split('\n') ?? []
    const why = error.killed
      ? `not done in ${runWithinMs / 1000} s`
      : (lines.find((line) => /error|cannot|unable/i.test(line)) ?? lines.at(-1))
    throw new Error(`${page}: Lighthouse failed: ${why}`)
  })
  const { runtimeError, environment, categories, audits } = JSON.parse(stdout) as Report
  if (runtimeError) throw new Error(`${page}: ${runtimeError.message}`)
  const value = (audit: string) => audits[audit]!.numericValue
  return {
    page,
    performance: Math.round(categories.performance.score * 100),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    benchmarkIndex: environment.benchmarkIndex,
  }
}
