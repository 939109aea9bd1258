import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isTestFile } from './is-test-file.ts'

/** From the ground up: a room uses those above its line, and none below; a new room gets a line. */
const rooms: Record<string, string> = {
  // the ground, which knows no domain
  'api/text': 'words, names, dates and CSV as text',
  'api/process': 'settings, log, metrics, threads, shutdown',
  'api/server': 'what every resolver and route uses: a request’s context, errors, limits',
  'api/schema': 'building blocks of GraphQL types: connections, cursors, ids, payloads',
  'api/database': 'PostgreSQL: embedded or not, SQL, locks, LISTEN, migrations',
  'api/jobs': 'the job queue and its workers',
  'api/outgoing': 'the one polite HTTP client: addresses, robots.txt, retries, pauses',
  // the domains
  'api/places': 'the gazetteer, postcodes, addresses',
  'api/mail': 'mail: its queue and templates',
  'api/accounts': 'sign-in, sessions, people, roles, audit log',
  'api/contact': 'messages from visitors',
  'api/blog': 'articles',
  'api/notices': 'what staff are notified of',
  'api/pictures': 'uploaded and drawn pictures',
  'api/ads': 'advertisements',
  'api/suppliers': 'suppliers: search, map, import, editing',
  'api/counties': 'counties, towns, guides',
  'api/duplicates': 'comparing and merging suppliers',
  'api/registration': 'businesses that register',
  'api/reviews': 'reviews',
  'api/crawlers': 'sitemaps, robots.txt, pictures for social media',
  'api/scraping': 'listing sites: reading, runs, saving',
  'api/seed': 'reference data and demonstration data',
  'api/backlinks': 'backlinks',
  'api/partners': 'keys, changes, webhooks, widget, assistants, REST manual',
  'api/stats': 'visits and reports',
  'api/maintenance': 'backup, export, retention, personal data',
  'api/moderation': 'what visitors sent and staff decide',
  'api/office': 'to-do list, schedules, site settings, redirects, legal texts',
  // the application
  'api/http': 'Koa’s middleware',
  'api/cache': 'the cache and its invalidation',
  'api/graphql': 'the schema and its execution',
  'api/build': 'building the pages and the server',
  'api/pages': 'server rendering',
  'api/start': 'what starts the site, and every route and task',
  'api/commands': 'programs of the command line',
  api: 'main.ts',
  // the browser's
  web: 'generated enums and inputs, queries on the server',
  'web/ui': 'what both kinds of screens use',
  'web/site': 'the visitors’ screens: plain elements',
  'web/office': 'the staff’s screens: Chakra',
  'web/widget': 'the element for other sites',
  'web/app': 'routes, layout, Apollo, the renderer’s and the browser’s entry',
}

const isCode = (file: string) => /\.(ts|tsx|mjs)$/.test(file)

const files = globSync(['api/**/*', 'web/**/*'])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => isCode(file) && !file.endsWith('.d.ts') && !isTestFile(file))

const readImports = (file: string, ignored = /$^/g): string[] =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll(ignored, '')
      .matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g),
  ]
    .map(([, path]) => join(dirname(file), path!).replaceAll('\\', '/'))
    .filter(isCode)

const imports = files.flatMap((from) => readImports(from).map((to) => ({ from, to })))

/** Entry points of the browser and the renderer belong to the application, though they are in the root. */
const getFolder = (file: string) => (/^web\/(main|server|begin|early)\.tsx?$/.test(file) ? 'web/app' : dirname(file))
const getRoom = (file: string) => getFolder(file).split('/').slice(0, 2).join('/')
const floors = Object.keys(rooms)

const isShared = ({ from, to }: { from: string; to: string }) => from.startsWith('web/') && to.startsWith('api/')
const crossings = imports.filter((one) => !isShared(one) && getFolder(one.from) !== getFolder(one.to))

const inOrder = (one: string, other: string) => (one < other ? -1 : 1)
const arrow = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`

describe('folders', () => {
  test('each room has a line in the table, and each line a room', () => {
    expect(floors.toSorted(inOrder)).toEqual([...new Set(files.map(getRoom))].toSorted(inOrder))
  })

  test('a room uses only rooms before it', () => {
    const against = crossings.filter(({ from, to }) => floors.indexOf(getRoom(to)) > floors.indexOf(getRoom(from)))
    expect(against.map(arrow)).toEqual([])
  })

  test('no two folders import each other', () => {
    const pairs = new Set(crossings.map(({ from, to }) => `${getFolder(from)} → ${getFolder(to)}`))
    const both = crossings.filter(({ from, to }) => pairs.has(`${getFolder(to)} → ${getFolder(from)}`))
    expect(both.map(arrow)).toEqual([])
  })

  test('a folder has at most 25 files, or rooms', () => {
    const folders = files.filter((file) => !file.endsWith('.generated.ts')).map(getFolder)
    const full = [...new Set(folders)].filter((folder) => folders.filter((one) => one === folder).length > 25)
    expect(full).toEqual([])
  })

  test('built or started code uses no test helper or tool', () => {
    expect(imports.filter(({ to }) => isTestFile(to) || to.startsWith('tools/')).map(arrow)).toEqual([])
  })

  test('only the application uses resolvers, REST routes, screens and tabs', () => {
    const isEntrance = (file: string) => /\.(resolver|rest)\.ts$|[a-z](Page|Tab)\.tsx$/.test(file)
    const used = imports.filter(({ from, to }) => isEntrance(to) && !/^(api\/(start|graphql)|web\/app)\//.test(from))
    expect(used.map(arrow)).toEqual([])
  })

  test('no file imports itself through others', () => {
    const edges = new Map<string, Set<string>>()
    for (const { from, to } of imports) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    expect(circlesIn(edges)).toEqual([])
  })

  test('what the browser loads imports no module of Node', () => {
    const screens = files.filter((file) => /(Page|Tab)\.tsx$/.test(file)) // found by name
    const loaded = new Set(['web/main.tsx', 'web/begin.ts', 'web/widget/widget.ts', ...screens])
    for (const file of loaded) for (const to of readImports(file, /^import type .*$/gm)) loaded.add(to)
    expect(loaded.size).toBeGreaterThan(500)
    const usesNode = (file: string) => /^(?!import type\b).*\bfrom 'node:/m.test(readFileSync(file, 'utf8'))
    expect([...loaded].filter(usesNode)).toEqual([])
  })

  test('docs/architecture.md lists the rooms', () => {
    const list = floors.map((room) => `| \`${room}/\` | ${rooms[room]} |`).join('\n')
    expect(readFileSync('docs/architecture.md', 'utf8')).toContain(list)
  })
})

/** Tarjan's strongly connected components of more than one. */
const circlesIn = (edges: Map<string, Set<string>>): string[][] => {
  const numbers = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (name: string) => {
    numbers.set(name, numbers.size)
    lowest.set(name, numbers.get(name)!)
    stack.push(name)
    for (const next of edges.get(name) ?? []) {
      if (!numbers.has(next)) visit(next)
      if (stack.includes(next)) lowest.set(name, Math.min(lowest.get(name)!, lowest.get(next)!))
    }
    if (lowest.get(name) !== numbers.get(name)) return
    const circle = stack.splice(stack.indexOf(name))
    if (circle.length > 1) circles.push(circle.toSorted())
  }
  for (const name of edges.keys()) if (!numbers.has(name)) visit(name)
  return circles
}
