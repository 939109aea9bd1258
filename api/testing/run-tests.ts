import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { requireChromium } from './chromium.ts'
import { defineCommand, runCommand } from '../commands/run-command.ts'

const runProgram = async (program: string, given: string[], { isShown }: { isShown: boolean }) => {
  const child = spawn(program, given, { stdio: ['ignore', 'pipe', 'inherit'] })
  if (isShown) child.stdout.pipe(process.stdout, { end: false })
  const ended = new Promise<number>((done) => child.once('close', (code) => done(code ?? 1)))
  return { printed: await text(child.stdout), code: await ended }
}

const run = (options: string[], { isShown = true } = {}) =>
  runProgram(process.execPath, ['--max-semi-space-size=64', 'node_modules/vitest/vitest.mjs', 'run', ...options], {
    isShown,
  })

/** Browser tests mostly wait and the others use PostgreSQL, so both run in parallel. */
const runAll = async () => {
  const inBrowser = run(['--project', 'e2e'])
  const others = run(['--project', 'api', '--project', 'web', '--maxWorkers', '3'], { isShown: false })
  const checked = Promise.race([inBrowser, others]).then(() =>
    runProgram('npm', ['run', '--silent', 'check'], { isShown: true }),
  )
  const runs = [await inBrowser, await others]
  process.stdout.write(runs[1]!.printed)
  const check = await checked
  const counts = runs.map(({ printed, code }) => {
    // bounded: what our own tests print
    const [, ...counted] = /(\d+) passed, (\d+) failed, (\d+) skipped\s*$/.exec(printed) ?? []
    return counted.length ? counted.map(Number) : [0, code ? 1 : 0, 0]
  })
  for (const { printed } of runs) for (const [line] of printed.matchAll(/^(FAILED|FLAKY) .*$/gm)) console.log(line)
  if (check.code) {
    console.log('FAILED npm run check')
    counts.push([0, 1, 0])
  }
  const [passed, failed, skipped] = [0, 1, 2].map((at) => counts.reduce((sum, count) => sum + count[at]!, 0))
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  return Math.max(...[check, ...runs].map(({ code }) => code))
}

const usage = `Checks format, lint and types, and runs all tests. The last line counts them.

  npm test                                    everything
  npm test -- --project api api/jobs          only these tests; other arguments are passed to vitest
  npm run test:quick                          without the browser and slow tests`

export const command = defineCommand({
  usage,
  run: async (_, given) => {
    if (!given.includes('--project') || given.includes('e2e')) await requireChromium()
    return given.length ? (await run(given)).code : runAll()
  },
})

if (import.meta.main) process.exitCode = await runCommand(command)
