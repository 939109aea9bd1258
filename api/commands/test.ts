import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Runs some of the tests; returns their output and the exit code. */
const run = async (options: string[], { isShown = true } = {}) => {
  const tests = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (isShown) tests.stdout.pipe(process.stdout, { end: false })
  const ended = new Promise<number>((done) => tests.once('close', (code) => done(code ?? 1)))
  return { printed: await text(tests.stdout), code: await ended }
}

/**
 * `npm test`: two runs in parallel, since browser tests mostly wait. Their output is shown one after the other, then
 * the failures, then the totals.
 */
const runAll = async () => {
  const others = run(['--project', 'api', '--project', 'web'], { isShown: false })
  const runs = [await run(['--project', 'e2e']), await others]
  process.stdout.write(runs[1]!.printed)
  const counts = runs.map(({ printed, code }) => {
    // bounded: what our own tests print
    const [, ...counted] = /(\d+) passed, (\d+) failed, (\d+) skipped\s*$/.exec(printed) ?? []
    return counted.length ? counted.map(Number) : [0, code ? 1 : 0, 0]
  })
  for (const { printed } of runs) for (const [line] of printed.matchAll(/^(FAILED|FLAKY) .*$/gm)) console.log(line)
  const [passed, failed, skipped] = [0, 1, 2].map((at) => counts.reduce((sum, count) => sum + count[at]!, 0))
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  process.exitCode = Math.max(...runs.map(({ code }) => code))
}

const asked = process.argv.slice(2)
if (asked.length) process.exitCode = (await run(asked)).code
else await runAll()
