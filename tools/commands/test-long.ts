import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { defineCommand, runCommand } from '../../api/commands/run-command.ts'
import { installPackages } from '../install-packages.ts'

const passes: { what: string; env: NodeJS.ProcessEnv; projects: string[]; files?: string }[] = [
  { what: 'Everything, on all hostile input', env: { TEST_LONG: 'true' }, projects: ['api', 'web'] },
  {
    what: 'Browser, journeys through the office at 1280 and 390',
    env: { TEST_LONG: 'true' },
    projects: ['e2e'],
    files: '.journey.test.ts',
  },
  {
    what: 'Browser, axe on phone and desktop in light and dark',
    env: { AXE: 'all', TEST_LONG: 'true' },
    projects: ['e2e'],
  },
  { what: 'Browser, every answer 300 ms late', env: { E2E_DELAY_MS: '300' }, projects: ['e2e'] },
  { what: 'Browser, every answer 1,500 ms late', env: { E2E_DELAY_MS: '1500' }, projects: ['e2e'] },
  { what: 'Browser, processor slowed fourfold', env: { E2E_SLOWDOWN: '4' }, projects: ['e2e'] },
  {
    what: 'Tools: small heaps, an hour’s mixture in minutes, attacks on expressions',
    env: { TEST_LONG: 'true' },
    projects: ['tools'],
  },
]

const usage = `Runs the tests that take long: all hostile input, all accessibility checks, office journeys, slow connections and machines.

  npm run test:long                 runs all passes, about an hour, and writes docs/measured/long-tests.md
  npm run test:long -- --only 3     runs one pass and leaves the report unchanged:
${passes.map(({ what }, at) => `                                      ${at + 1}  ${what}`).join('\n')}`

const runPasses = async (only?: string) => {
  const chosen = passes.filter((_, at) => only === undefined || String(at + 1) === only)
  if (!chosen.length) throw new Error(`--only is a number from 1 to ${passes.length}`)
  if (chosen.some(({ projects }) => projects.includes('tools'))) await installPackages()
  let code = 0
  const report = [
    `# Long tests, ${new Date().toISOString().slice(0, 10)}`,
    '',
    '| pass | outcome | minutes |',
    '|---|---|---|',
  ]
  const failures: string[] = []
  for (const { what, env, projects, files } of chosen) {
    const startedAt = Date.now()
    const options = [...projects.flatMap((project) => ['--project', project]), ...(files ? [files] : [])]
    const tests = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    })
    tests.stdout.pipe(process.stdout, { end: false })
    const [printed, [ended]] = await Promise.all([text(tests.stdout), once(tests, 'close')])
    // bounded: what our own tests print
    const outcome = /\d+ passed, \d+ failed, \d+ skipped\s*$/.exec(printed)?.[0].trim() ?? 'ended early'
    report.push(`| ${what} | ${outcome} | ${((Date.now() - startedAt) / 60_000).toFixed(1)} |`)
    for (const [line] of printed.matchAll(/^(?:FAILED|FLAKY) .*$/gm)) failures.push(`- ${what}: ${line}`)
    if (ended !== 0) code = 1
  }
  if (failures.length) report.push('', ...failures)
  if (only) console.log(report.join('\n'))
  else await writeFile('docs/measured/long-tests.md', `${report.join('\n')}\n`)
  return code
}

export const command = defineCommand({
  usage,
  options: { only: { type: 'string' } },
  run: ({ only }) => runPasses(only),
})

if (import.meta.main) process.exitCode = await runCommand(command)
