import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Runs some of the tests; answers what they printed, and the exit code. */
const run = async (...options: string[]) => {
  const tests = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number>((done) => tests.once('close', (code) => done(code ?? 1)))
  return { printed: await text(tests.stdout), code: await ended }
}

/** `npm test`: two runs at once, since a browser's tests mostly wait. What they print comes one after the other, then the sum. */
const runAll = async () => {
  const others = run('--project', 'api', '--project', 'web')
  const runs = [await run('--project', 'e2e'), await others]
  const counts = runs.map(({ printed, code }) => {
    process.stdout.write(printed)
    const [, ...counted] = /(\d+) passed, (\d+) failed, (\d+) skipped\s*$/.exec(printed) ?? []
    return counted.length ? counted.map(Number) : [0, code ? 1 : 0, 0]
  })
  const [passed, failed, skipped] = [0, 1, 2].map((at) => counts.reduce((sum, count) => sum + count[at]!, 0))
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  process.exitCode = Math.max(...runs.map(({ code }) => code))
}

const asked = process.argv.slice(2)
if (asked.length) {
  const { printed, code } = await run(...asked)
  process.stdout.write(printed)
  process.exitCode = code
} else await runAll()
