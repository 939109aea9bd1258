import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isTestFile } from './is-test-file.ts'

/**
 * What each folder may use beside itself; imports run from the later lines to the earlier ones. `*` stands for every
 * folder above the line. A new folder gets a line; one that wants more than its line allows is in the wrong place, or
 * its file is.
 */
const mayUse: Record<string, string[]> = {
  // the ground, which knows no domain
  'api/server': [],
  'api/docs': ['api/server'],
  'api/assistants': ['api/server'],
  'api/database': ['api/server'],
  'api/jobs': ['api/server', 'api/database'],
  'api/mail': ['api/server', 'api/database', 'api/jobs'],
  // the domains
  'api/users': ['api/server'],
  'api/audit': ['api/server', 'api/database', 'api/users'],
  'api/auth': ['api/server', 'api/database', 'api/users', 'api/audit'],
  'api/notices': ['api/server', 'api/database', 'api/jobs', 'api/mail', 'api/auth'],
  'api/people': ['api/server', 'api/database', 'api/mail', 'api/audit', 'api/auth'],
  'api/places': ['api/server', 'api/database'],
  'api/keys': ['api/server', 'api/database', 'api/audit', 'api/auth'],
  'api/pictures': ['api/server', 'api/database', 'api/jobs', 'api/auth'],
  'api/ads': ['api/server', 'api/database', 'api/jobs', 'api/audit', 'api/auth', 'api/pictures'],
  'api/blog': ['api/server', 'api/database', 'api/jobs', 'api/audit', 'api/auth'],
  'api/legal': ['api/server', 'api/database', 'api/audit', 'api/auth', 'api/blog'],
  'api/site': ['api/server', 'api/database', 'api/audit', 'api/auth', 'api/crawlers', 'api/pictures'],
  'api/contact': ['api/server', 'api/database', 'api/mail'],
  'api/suppliers/opening-hours': [],
  'api/suppliers/search': ['api/server', 'api/database', 'api/places', 'api/suppliers', 'api/suppliers/opening-hours'],
  'api/suppliers/intakes': ['api/server', 'api/database', 'api/jobs', 'api/audit', 'api/auth', 'api/suppliers'],
  'api/suppliers/import': [
    'api/server',
    'api/database',
    'api/places',
    'api/audit',
    'api/suppliers',
    'api/suppliers/opening-hours',
    'api/suppliers/intakes',
    'api/suppliers/opening-hours',
  ],
  'api/suppliers/uploads': [
    'api/server',
    'api/database',
    'api/jobs',
    'api/places',
    'api/audit',
    'api/auth',
    'api/suppliers',
    'api/suppliers/import',
    'api/suppliers/intakes',
  ],
  'api/suppliers/map': ['api/server', 'api/database', 'api/places', 'api/suppliers', 'api/suppliers/search'],
  'api/suppliers/list': ['api/server', 'api/database', 'api/jobs', 'api/suppliers'],
  'api/suppliers/admin': [
    'api/server',
    'api/database',
    'api/jobs',
    'api/places',
    'api/audit',
    'api/auth',
    'api/suppliers',
    'api/suppliers/import',
    'api/suppliers/opening-hours',
    'api/suppliers/search',
  ],
  'api/suppliers': [
    'api/server',
    'api/database',
    'api/jobs',
    'api/pictures',
    'api/places',
    'api/suppliers/opening-hours',
    'api/suppliers/search',
    'api/suppliers/map',
    'api/suppliers/list',
  ],
  'api/changes': ['api/server', 'api/database', 'api/jobs', 'api/suppliers'],
  'api/counties': ['api/server', 'api/database', 'api/places', 'api/suppliers', 'api/suppliers/search'],
  'api/guides': ['api/server', 'api/database', 'api/audit', 'api/auth', 'api/counties'],
  'api/crawlers': ['api/server', 'api/database', 'api/blog', 'api/counties', 'api/pictures', 'api/suppliers'],
  'api/redirects': ['api/server', 'api/database', 'api/audit', 'api/auth', 'api/counties', 'api/crawlers'],
  'api/partners': ['api/server', 'api/database', 'api/counties', 'api/suppliers', 'api/suppliers/search'],
  'api/reviews': ['api/server', 'api/database', 'api/users', 'api/suppliers', 'api/notices'],
  'api/reports': ['api/server', 'api/database', 'api/suppliers', 'api/notices'],
  'api/registration': [
    'api/server',
    'api/database',
    'api/mail',
    'api/places',
    'api/suppliers',
    'api/suppliers/import',
    'api/suppliers/opening-hours',
    'api/notices',
  ],
  'api/duplicates/runs': ['api/server', 'api/database', 'api/jobs', 'api/audit', 'api/auth', 'api/duplicates'],
  'api/duplicates': [
    'api/server',
    'api/database',
    'api/pictures',
    'api/places',
    'api/audit',
    'api/auth',
    'api/suppliers',
    'api/suppliers/import',
    'api/suppliers/opening-hours',
    'api/duplicates/runs',
  ],
  'api/requests': [
    'api/server',
    'api/database',
    'api/users',
    'api/audit',
    'api/auth',
    'api/contact',
    'api/duplicates',
    'api/mail',
    'api/registration',
    'api/reports',
    'api/reviews',
    'api/suppliers',
  ],
  'api/moderation': [
    'api/server',
    'api/database',
    'api/audit',
    'api/auth',
    'api/requests',
    'api/reviews',
    'api/stats',
    'api/suppliers',
  ],
  'api/scraping/engine': ['api/server', 'api/database', 'api/scraping'],
  'api/scraping/reading': [
    'api/places',
    'api/suppliers',
    'api/suppliers/import',
    'api/suppliers/opening-hours',
    'api/scraping',
    'api/scraping/engine',
  ],
  'api/scraping/sources': [
    'api/server',
    'api/places',
    'api/suppliers',
    'api/suppliers/opening-hours',
    'api/suppliers/import',
    'api/scraping',
    'api/scraping/engine',
    'api/scraping/reading',
  ],
  'api/scraping/saving': [
    'api/server',
    'api/database',
    'api/jobs',
    'api/places',
    'api/duplicates',
    'api/suppliers',
    'api/suppliers/import',
    'api/scraping',
    'api/scraping/sources',
  ],
  'api/scraping/runs': [
    'api/server',
    'api/database',
    'api/jobs',
    'api/audit',
    'api/auth',
    'api/places',
    'api/suppliers/import',
    'api/suppliers/intakes',
    'api/scraping',
    'api/scraping/engine',
    'api/scraping/sources',
    'api/scraping/saving',
  ],
  'api/scraping/pictures': [
    'api/server',
    'api/database',
    'api/jobs',
    'api/auth',
    'api/pictures',
    'api/scraping',
    'api/scraping/engine',
  ],
  'api/scraping': [
    'api/server',
    'api/database',
    'api/audit',
    'api/auth',
    'api/suppliers',
    'api/suppliers/intakes',
    'api/scraping/runs',
    'api/scraping/saving',
    'api/scraping/sources',
  ],
  'api/backlinks': [
    'api/server',
    'api/database',
    'api/jobs',
    'api/audit',
    'api/auth',
    'api/scraping',
    'api/scraping/engine',
    'api/scraping/reading',
    'api/scraping/runs',
  ],
  'api/webhooks': [
    'api/server',
    'api/database',
    'api/jobs',
    'api/audit',
    'api/auth',
    'api/changes',
    'api/scraping',
    'api/scraping/engine',
  ],
  'api/stats': ['api/server', 'api/database', 'api/jobs', 'api/auth', 'api/scraping', 'api/scraping/sources'],
  'api/outbox': ['api/server', 'api/database', 'api/jobs', 'api/mail', 'api/audit', 'api/auth'],
  'api/schedules': [
    'api/server',
    'api/database',
    'api/jobs',
    'api/audit',
    'api/auth',
    'api/duplicates/runs',
    'api/scraping',
    'api/scraping/runs',
    'api/scraping/sources',
    'api/notices',
  ],
  'api/retention': ['api/server', 'api/database', 'api/jobs'],
  'api/backup': ['api/server', 'api/database', 'api/jobs'],
  'api/personal-data': ['api/server', 'api/database', 'api/audit', 'api/auth'],
  'api/going-live': ['api/server', 'api/database', 'api/jobs', 'api/audit', 'api/auth', 'api/mail'],
  'api/transfer': [
    'api/server',
    'api/database',
    'api/jobs',
    'api/audit',
    'api/auth',
    'api/pictures',
    'api/seed',
    'api/stats',
  ],
  'api/office': [
    'api/ads',
    'api/going-live',
    'api/server',
    'api/database',
    'api/auth',
    'api/backup',
    'api/duplicates/runs',
    'api/schedules',
    'api/scraping/runs',
    'api/scraping/sources',
    'api/suppliers',
    'api/suppliers/admin',
    'api/webhooks',
  ],
  'api/seed': ['api/server', 'api/database', 'api/jobs', 'api/ads', 'api/guides', 'api/places', 'api/suppliers/search'],
  'api/cache': [
    'api/server',
    'api/database',
    'api/places',
    'api/counties',
    'api/suppliers/search',
    'api/changes',
    'api/webhooks',
    'api/seed',
  ],
  // the application, which knows every domain, and what starts it
  'api/app/patches': [],
  'api/app': ['*'],
  'api/commands': ['*'],
  api: ['api/server', 'api/app'],

  // what every screen uses
  web: [],
  'web/ui/patches': [],
  'web/ui': ['web', 'web/ui/patches', 'api'],
  'web/page': ['web', 'web/ui', 'api'],
  'web/pictures': ['web', 'web/ui', 'api'],
  // the screens
  'web/consent': ['web', 'web/ui', 'api'],
  'web/ads': ['web', 'web/ui', 'web/pictures', 'web/consent', 'api'],
  'web/search': ['web', 'web/ui', 'api'],
  'web/table': ['web', 'web/ui'],
  'web/suppliers': ['web', 'web/ui', 'web/pictures', 'web/table', 'api'],
  'web/map': ['web', 'web/ui', 'web/page', 'web/pictures', 'web/search', 'web/suppliers', 'api'],
  'web/directory': ['web', 'web/ui', 'web/page', 'web/search', 'web/suppliers', 'web/map', 'api'],
  'web/reviews': ['web', 'web/ui', 'api'],
  'web/reports': ['web', 'web/ui', 'api'],
  'web/profile': [
    'web',
    'web/ui',
    'web/page',
    'web/pictures',
    'web/ads',
    'web/suppliers',
    'web/map',
    'web/reviews',
    'web/reports',
    'api',
  ],
  'web/counties': ['web', 'web/ui', 'web/page', 'web/ads', 'web/search', 'web/suppliers', 'api'],
  'web/guides': ['web', 'web/ui', 'web/counties', 'api'],
  'web/blog': ['web', 'web/ui', 'web/table', 'web/page', 'web/pictures', 'web/ads', 'api'],
  'web/registration': ['web', 'web/ui', 'web/page', 'api'],
  'web/contact': ['web', 'web/ui', 'web/page', 'api'],
  'web/home': [
    'web',
    'web/ui',
    'web/page',
    'web/ads',
    'web/search',
    'web/suppliers',
    'web/blog',
    'web/registration',
    'api',
  ],
  'web/widget': ['web', 'api'],
  'web/partners': ['web', 'web/ui', 'web/page', 'api'],
  'web/legal': ['web', 'web/ui', 'web/page', 'web/consent', 'api'],
  'web/auth': ['web', 'web/ui', 'web/page', 'api'],
  'web/audit': ['web', 'web/ui', 'web/table'],
  'web/people': ['web', 'web/ui', 'web/page', 'web/auth', 'api'],
  'web/backlinks': ['web', 'web/ui', 'web/table', 'api'],
  'web/duplicates': ['web', 'web/ui'],
  'web/keys': ['web', 'web/ui', 'web/stats', 'api'],
  'web/webhooks': ['web', 'web/ui', 'api'],
  'web/schedules': ['web', 'web/ui', 'api'],
  'web/outbox': ['web', 'web/ui', 'api'],
  'web/requests': ['web', 'web/ui', 'web/table', 'web/registration', 'api'],
  'web/intakes': ['web', 'web/ui', 'web/table', 'api'],
  'web/moderation': ['web', 'web/ui', 'web/table', 'web/requests', 'api'],
  'web/site': ['web', 'web/ui', 'web/page', 'web/pictures', 'api'],
  'web/redirects': ['web', 'web/table', 'web/ui', 'api'],
  'web/scraping': ['web', 'web/ui', 'web/table', 'web/intakes', 'api'],
  'web/stats': ['web', 'web/ui'],
  'web/personal-data': ['web', 'web/ui'],
  'web/going-live': ['web', 'web/ui'],
  'web/office': ['web', 'web/ui', 'web/scraping'],
  'web/admin': ['web', 'web/ui', 'web/page', 'web/auth', 'web/office', 'web/stats', 'api'],
  // the roof
  'web/app/patches': [],
  'web/app': [
    'web',
    'web/ui',
    'web/ui/patches',
    'web/page',
    'web/ads',
    'web/auth',
    'web/consent',
    'web/office',
    'web/app/patches',
    'api',
  ],
}

/** Imports that the table forbids, each with its reason. This list may only get shorter. */
const exceptions: Record<string, string> = {}
const exceptionsAtMost = 0

const isCode = (file: string) => /\.(ts|tsx|mjs)$/.test(file)

const files = globSync(['api/**/*', 'web/**/*'])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => isCode(file) && !file.endsWith('.d.ts') && !isTestFile(file))

/** The files that a file imports, whether for types, lazily or at once. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
    .map(([, path]) => join(dirname(file), path!).replaceAll('\\', '/'))
    .filter(isCode)

const imports = files.flatMap((from) => importsOf(from).map((to) => ({ from, to })))

/** The entries of the browser and of the renderer belong to the application, though they stand above all folders. */
const folderOf = (file: string) => (/^web\/(main|server)\.tsx$/.test(file) ? 'web/app' : dirname(file))

/** `web` sees of `api` only what both check by, whatever its folder. */
const usedFolder = (from: string, to: string) =>
  from.startsWith('web/') && to.startsWith('api/') ? 'api' : folderOf(to)

describe('folders', () => {
  test('each has its line, and no line is left of one that is gone', () => {
    const folders = new Set(files.map(folderOf))
    expect(Object.keys(mayUse).toSorted()).toEqual([...folders].toSorted())
  })

  test('imports run one way', () => {
    const against = imports
      .filter(({ from, to }) => {
        const [own, other] = [folderOf(from), usedFolder(from, to)]
        const allowed = mayUse[own]!
        return own !== other && !allowed.includes('*') && !allowed.includes(other)
      })
      .map(({ from, to }) => `${from} → ${to}`)
    expect(against.toSorted()).toEqual(Object.keys(exceptions).toSorted())
    expect(against.length).toBeLessThanOrEqual(exceptionsAtMost)
  })

  test('nothing that is built or started uses a test’s helper or a tool', () => {
    const used = imports.filter(({ to }) => isTestFile(to) || to.startsWith('tools/'))
    expect(used.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test('a line allows nothing that would be a circle of domains', () => {
    const domainOf = (folder: string) => folder.split('/').slice(0, 2).join('/')
    const edges = new Map<string, Set<string>>()
    for (const [folder, allowed] of Object.entries(mayUse)) {
      const known = edges.get(domainOf(folder)) ?? new Set()
      for (const one of allowed) if (one !== '*' && domainOf(one) !== domainOf(folder)) known.add(domainOf(one))
      edges.set(domainOf(folder), known)
    }
    expect(circlesIn(edges)).toEqual([])
  })

  test('a resolver, REST routes, a screen and a tab are used by nobody but the application', () => {
    const isEntrance = (file: string) => /\.(resolver|rest)\.ts$|[a-z](Page|Tab)\.tsx$/.test(file)
    const used = imports.filter(({ from, to }) => isEntrance(to) && !/^(api|web)\/app\//.test(from))
    expect(used.map(({ from, to }) => `${from} → ${to}`).toSorted()).toEqual([])
  })

  test('no file imports itself in a round', () => {
    const edges = new Map<string, Set<string>>()
    for (const { from, to } of imports) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    expect(circlesIn(edges)).toEqual([])
  })
})

/** The groups of names that reach each other (Tarjan's strongly connected components of more than one). */
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
