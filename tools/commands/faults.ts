import 'reflect-metadata'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withUndo, type Undo } from '../../api/testing/undo.ts'
import { killServer } from '../../api/database/embedded/postmaster.ts'
import { databaseFaults } from '../faults/database-faults.ts'
import { diskFaults } from '../faults/disk-faults.ts'
import { databaseVersion } from '../faults/stored-rows.ts'
import { processFaults } from '../faults/process-faults.ts'
import { faultReport } from '../faults/report.ts'
import { scrapeFaults } from '../faults/scrape-faults.ts'
import { startSite } from '../../api/testing/site-process.ts'
import { tryFault, type Outcome } from '../faults/try-fault.ts'
import { visitorFaults } from '../faults/visitor-faults.ts'
import { defineCommand, runCommand, type OptionValues } from '../../api/commands/run-command.ts'

const faults = [...databaseFaults, ...diskFaults, ...processFaults, ...visitorFaults, ...scrapeFaults]
const reportFile = 'docs/measured/faults.md'

const usage = `Injects faults into a temporary site on this machine, and reports how it copes.

  npm run test:faults                       every fault, about 15 minutes
  npm run test:faults -- --only frozen      one fault: ${faults.map(({ name }) => name).join(', ')}
  npm run test:faults -- --minutes 1        how long to keep killing the site (default: 5)
  npm run test:faults -- --quick            every fault, for a shorter time
  npm run test:faults -- --report           writes ${reportFile}`

const options = {
  only: { type: 'string', multiple: true },
  minutes: { type: 'string' },
  quick: { type: 'boolean', default: false },
  report: { type: 'boolean', default: false },
} as const

const checkValues = ({ only = [], ...values }: OptionValues<typeof options>) => {
  const minutes = Number(values.minutes ?? (values.quick ? 0.5 : 5))
  if (!(minutes > 0 && minutes <= 60)) throw new Error(`--minutes must be from 0 to 60 (it is "${values.minutes}")`)
  const unknown = only.find((name) => !faults.some((fault) => fault.name === name))
  if (unknown) throw new Error(`--only must be one of ${faults.map(({ name }) => name).join(', ')}`)
  return { ...values, only, killingMs: minutes * 60_000, holdMs: values.quick ? 4000 : 10_000 }
}

const makeData = async (folder: string, undo: Undo) => {
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  undo.push(() => killServer(join(dataDir, 'postgres')))
  const log = join(folder, 'first-start.log')
  const site = await startSite({ log, settings: { DATA_DIR: dataDir, SEED_DEMO: 'true' } }, undo)
  const version = await databaseVersion(dataDir)
  await site.stop()
  return { dataDir, version }
}

const execute = promisify(execFile)
const commit = async () => {
  const { stdout } = await execute('git', ['describe', '--always', '--dirty']).catch(() => ({ stdout: 'unknown' }))
  return stdout.trim()
}
const loads = () => loadavg()[0]!.toFixed(1)

const testFaults = async (options: ReturnType<typeof checkValues>, undo: Undo): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'directory-faults-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  const { dataDir, version } = await makeData(folder, undo)
  const outcomes: Outcome[] = []
  const skipped: string[] = []
  const load = [loads()]
  for (const fault of faults.filter(({ name }) => !options.only.length || options.only.includes(name))) {
    const why = fault.skipped?.()
    if (why) skipped.push(`${fault.name}: ${why}`)
    else {
      console.error(`${fault.name}: ${fault.what}`)
      outcomes.push(await tryFault(fault, { dataDir, folder: join(folder, fault.name) }, options, undo))
      load.push(loads())
    }
  }
  const report = faultReport(outcomes, skipped, {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    load: load.join(', '),
    versions: `Node ${process.versions.node}, PostgreSQL ${version}`,
    commit: await commit(),
    command: ['npm run test:faults', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' '),
  })
  console.log(report)
  if (options.report) await writeFile(reportFile, report)
  return outcomes.every(({ isGood }) => isGood) ? 0 : 1
}

export const command = defineCommand({
  usage,
  options,
  run: (given) => withUndo((undo) => testFaults(checkValues(given), undo)),
})

if (import.meta.main) process.exitCode = await runCommand(command)
