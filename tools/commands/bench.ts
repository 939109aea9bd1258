import { SingleBar } from 'cli-progress'
import 'reflect-metadata'
import { createSchema } from '../../api/graphql/schema.ts'
import { benchAttacks, isPassed, type AttackResult } from '../bench/attack.ts'
import { attacks } from '../bench/attacks.ts'
import { benchFields } from '../bench/fields.ts'
import { benchGrowth } from '../bench/growth.ts'
import { benchHits } from '../bench/hits.ts'
import { benchHttp } from '../bench/http.ts'
import { benchJourney } from '../bench/journey.ts'
import { benchImport, importBarSeconds, type CheckedFile } from '../bench/import.ts'
import { benchPhones } from '../bench/lighthouse.ts'
import { benchPages } from '../bench/pages.ts'
import {
  freshTable,
  attackTable,
  fieldTable,
  growthTable,
  hitsTable,
  httpTable,
  importTable,
  isQuick,
  journeyTable,
  pageTable,
  phoneTable,
  searchTable,
  soakTable,
  wholeSiteTable,
} from '../bench/report.ts'
import { scratchDatabase } from '../bench/scratch-database.ts'
import { withUndo, type Undo } from '../../api/testing/undo.ts'
import { benchSearch } from '../bench/search.ts'
import { benchSoak, type MemorySample } from '../bench/soak.ts'
import { benchWholeSite, type WorkResult } from '../bench/whole-site.ts'
import { createContext } from '../../api/server/context.ts'
import { readEnv } from '../../api/process/env.ts'
import { requireChromium } from '../../api/testing/chromium.ts'
import { installPackages } from '../install-packages.ts'
import { defineCommand, runCommand, type OptionValues } from '../../api/commands/run-command.ts'
import { thousands } from '../../api/text/plural.rules.ts'

const usage = `Measures the search and the server on a temporary database.

  npm run bench                           with 100,000 suppliers, about four minutes
  npm run bench -- --suppliers 1000000    with any number of suppliers
  npm run bench -- --seconds 8            longer server runs (default: 5 seconds)
  npm run bench -- --only search          or: --only http, --only pages, --only fields, --only attack
  npm run bench -- --only import --suppliers 2000
                                          how long it takes to check 25 MB files of equal or similar rows
  npm run bench -- --growth               how costs grow with 2,000, 10,000 and 100,000 suppliers, about ten minutes
  npm run bench -- --growth --full        also with 1,000,000, about an hour
  npm run bench -- --growth --suppliers 1000000 --keep /tmp/directories
                                          one size only; its data stays in that folder for the next run
  npm run bench -- --soak --suppliers 2000  memory use during an hour of mixed load
  npm run bench -- --soak --minutes 10    for ten minutes
  npm run bench -- --soak --memory 1024 --suppliers 2000 --minutes 5
                                          the whole site with PostgreSQL in this many MB, from the first start to an import
                                          of 50,000 lines; needs Linux with cgroups, and root
  npm run bench:attack                    response times for an honest visitor during attacks, with 20,000 suppliers: from one
                                          network, then from one per connection; about 25 minutes
  npm run bench:attack -- --networks 40 --attacks 'share pictures,searches'
                                          these attacks only, from this many networks
  npm run lighthouse                      measures pages on a phone three times each, with 2,000 suppliers (set CHROMIUM_PATH)
  npm run lighthouse -- --runs 5          five times each
  npm run lighthouse -- --pages county,home  only these and the page they are compared with
  npm run journey                         a visit on a slow phone, from the home page to a phone number, with 2,000 suppliers`

const defaultSizes = [2000, 10_000, 100_000]
const fullSize = 1_000_000

const options = {
  suppliers: { type: 'string' },
  seconds: { type: 'string', default: '5' },
  only: { type: 'string' },
  growth: { type: 'boolean', default: false },
  full: { type: 'boolean', default: false },
  keep: { type: 'string' },
  soak: { type: 'boolean', default: false },
  minutes: { type: 'string', default: '60' },
  memory: { type: 'string' },
  networks: { type: 'string', default: '1,40' },
  attacks: { type: 'string' },
  runs: { type: 'string', default: '3' },
  pages: { type: 'string' },
} as const

const onlyNames = ['search', 'http', 'pages', 'fields', 'attack', 'lighthouse', 'journey', 'import']

const checkValues = (values: OptionValues<typeof options>) => {
  const [suppliers, seconds] = [Number(values.suppliers ?? 100_000), Number(values.seconds)]
  if (!Number.isInteger(suppliers) || suppliers < 1000)
    throw new Error(`--suppliers must be a whole number from 1000 (it is "${values.suppliers}")`)
  if (!(seconds >= 1 && seconds <= 60)) throw new Error(`--seconds must be from 1 to 60 (it is "${values.seconds}")`)
  if (values.only && !onlyNames.includes(values.only)) throw new Error(`--only must be one of ${onlyNames.join(', ')}`)
  const networks = values.networks.split(',').map(Number)
  if (!networks.every((many) => Number.isInteger(many) && many >= 1 && many <= 250))
    throw new Error(`--networks must be from 1 to 250, or several of them (it is "${values.networks}")`)
  const wantedAttacks = values.attacks?.split(',') ?? Object.keys(attacks)
  const strange = wantedAttacks.find((name) => !(name in attacks))
  if (strange) throw new Error(`--attacks must be of ${Object.keys(attacks).join(', ')} (it is "${strange}")`)
  const runs = Number(values.runs)
  if (!(Number.isInteger(runs) && runs >= 1 && runs <= 9))
    throw new Error(`--runs must be a whole number from 1 to 9 (it is "${values.runs}")`)
  const minutes = Number(values.minutes)
  if (!(minutes >= 1 && minutes <= 600)) throw new Error(`--minutes must be from 1 to 600 (it is "${values.minutes}")`)
  const memory = Number(values.memory ?? 0)
  if (values.memory && !(values.soak && memory >= 256))
    throw new Error(`--memory must be megabytes from 256, with --soak (it is "${values.memory}")`)
  const sizes = values.suppliers ? [suppliers] : values.full ? [...defaultSizes, fullSize] : defaultSizes
  return { ...values, suppliers, seconds, networks, attacks: wantedAttacks, runs, sizes, minutes, memory }
}

const bench = async (options: ReturnType<typeof checkValues>, undo: Undo) => {
  const { suppliers, seconds, only, networks, runs, pages: some, growth, sizes, keep, soak, minutes, memory } = options
  if (growth) {
    const results = await benchGrowth(sizes, undo, { keep, onStep: (step) => console.error(step) })
    if (results.failures.length) process.exitCode = 1
    return console.log(growthTable(results))
  }
  if (memory) {
    const onStep = ({ what, ownBytes }: WorkResult) => console.error(`${what}: ${(ownBytes / 1e6).toFixed(0)} MB`)
    const rows = await benchWholeSite(undo, { bytes: memory * 2 ** 20, suppliers, minutes, onStep })
    if (rows.some(({ killed, failed }) => killed || failed)) process.exitCode = 1
    return console.log(wholeSiteTable(rows))
  }
  const chromium = only === 'lighthouse' || only === 'journey' ? await requireChromium() : ''
  if (!soak && (!only || ['http', 'pages', 'lighthouse'].includes(only))) await installPackages()
  const bar = new SingleBar({
    stream: process.stderr,
    format: '{bar} {value} of {total} suppliers',
    clearOnComplete: true,
  })
  if (process.stderr.isTTY) bar.start(suppliers, 0)
  const database = await scratchDatabase(suppliers, undo, (made) => bar.update(made)).finally(() => bar.stop())
  console.log(`${thousands(suppliers)} suppliers in PostgreSQL, node ${process.version}\n`)
  if (soak) {
    const onRow = ({ minute, siteBytes }: MemorySample) =>
      console.error(`minute ${minute}: ${(siteBytes / 1e6).toFixed(0)} MB`)
    console.log(soakTable(await benchSoak(database.pool, database.url, undo, { minutes, onRow }), suppliers))
    return database.close()
  }
  if (!only || only === 'search') console.log(`${searchTable(await benchSearch(database.pool, { suppliers }))}\n`)
  if (!only || only === 'http')
    console.log(`${httpTable(await benchHttp(database.pool, database.url, undo, { seconds }))}\n`)
  if (!only || only === 'pages') {
    const pages = await benchPages(database.url, undo, { seconds })
    console.log(`${pageTable(pages)}\n\n${freshTable(pages)}\n`)
    console.log(hitsTable(await benchHits(database.pool, database.url, undo, { seconds })))
  }
  if (only === 'attack') {
    const onRow = ({ attack, networks: from, p99Ms }: AttackResult) =>
      console.error(`${attack}, from ${from} networks: p99 ${p99Ms.toFixed(0)} ms`)
    const rows = await benchAttacks(database.url, undo, { seconds, networks, only: options.attacks, onRow })
    if (!rows.every(isPassed)) process.exitCode = 1
    console.log(attackTable(rows))
  }
  if (only === 'lighthouse') {
    const onLook = (page: string) => console.error(`looking at ${page}`)
    const audits = await benchPhones(database.url, undo, { chromium, runs, only: some?.split(',') ?? [], onLook })
    console.log(phoneTable(audits))
  }
  if (only === 'journey') {
    const steps = await benchJourney(database.url, undo, { chromium, runs })
    if (!isQuick(steps)) process.exitCode = 1
    console.log(journeyTable(steps))
  }
  if (only === 'import') {
    const onRow = ({ what, seconds }: CheckedFile) => console.error(`rows that share ${what}: ${seconds.toFixed(1)} s`)
    const checked = await benchImport(database, undo, { onRow })
    if (checked.some(({ seconds }) => seconds > importBarSeconds)) process.exitCode = 1
    console.log(importTable(checked))
  }
  if (only === 'fields') {
    const env = readEnv({})
    const context = () => createContext(database, env, { ip: '127.0.0.1' })
    console.log(fieldTable(await benchFields(createSchema(), database.pool, context)))
  }
  await database.close()
}

export const command = defineCommand({
  usage,
  options,
  run: (given) => withUndo((undo) => bench(checkValues(given), undo)),
})

if (import.meta.main) process.exitCode = await runCommand(command)
