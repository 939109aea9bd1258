import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { isLong } from './long.ts'

const root = join(import.meta.dirname, '../..')
const folder = await mkdtemp(join(tmpdir(), 'directory-chromium-'))
afterAll(() => rm(folder, { recursive: true }))

const makeMachine = async (name: string, aptGet?: string) => {
  const bin = join(folder, name)
  await mkdir(bin)
  if (aptGet !== undefined) await writeFile(join(bin, 'apt-get'), `#!/bin/sh\n${aptGet}`, { mode: 0o755 })
  const { CHROMIUM_PATH: _, ...env } = process.env
  return { bin, env: { ...env, PATH: bin, TMPDIR: bin, PLAYWRIGHT_BROWSERS_PATH: join(bin, 'none') } }
}

const run = (env: NodeJS.ProcessEnv, args: string[]) => {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], { cwd: root, env })
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
    ([out, errors, [code]]) => ({ out, errors, code: code as number }),
  )
  return { ended, isReady: once(child.stdout, 'data'), go: () => child.stdin.end('go\n') }
}

const installer = [
  '--input-type=module',
  '--eval',
  `import { requireChromium } from './api/testing/chromium.ts'
   console.log('ready')
   for await (const _ of process.stdin) break
   console.log(await requireChromium({ isRoot: process.env.AS_ROOT !== 'no' }).catch(({ message }) => message))`,
]

test.skipIf(process.platform !== 'linux')(
  'two simultaneous processes run apt-get once, and both get the browser',
  async () => {
    const { bin, env } = await makeMachine(
      'bare',
      `echo "begin $*" >> ${folder}/log
/bin/sleep 0.3
case "$*" in *chromium-headless-shell) printf '#!/bin/sh\\n' > ${folder}/bare/chromium-headless-shell; /bin/chmod +x ${folder}/bare/chromium-headless-shell;; esac
echo end >> ${folder}/log`,
    )
    const both = [run(env, installer), run(env, installer)]
    await Promise.all(both.map(({ isReady }) => isReady))
    for (const { go } of both) go()
    const path = join(bin, 'chromium-headless-shell')
    expect((await Promise.all(both.map(({ ended }) => ended))).map(({ out }) => out)).toEqual(
      Array(2).fill(`ready\n${path}\n`),
    )
    const aptOptions = '-qq -o DPkg::Lock::Timeout=300'
    expect((await readFile(join(folder, 'log'), 'utf8')).trim().split('\n')).toEqual([
      `begin ${aptOptions} update`,
      'end',
      `begin ${aptOptions} install -y --no-install-recommends chromium-headless-shell`,
      'end',
    ])
  },
)

test.skipIf(process.platform !== 'linux')('apt-get’s error is reported in one line', async () => {
  const report = async (name: string, aptGet: string) => {
    const { env } = await makeMachine(name, aptGet)
    const failed = run(env, installer)
    await failed.isReady
    failed.go()
    return (await failed.ended).out
  }
  expect(await report('broken', `echo 'E: Unable to locate package' >&2; exit 100`)).toMatch(
    /^ready\nThere is no Chromium, and apt-get could not install one \(E: Unable to locate package\): .*CHROMIUM_PATH.*\n$/,
  )
  expect(await report('silent', 'exit 100')).toMatch(
    /^ready\nThere is no Chromium, and apt-get could not install one \(Error: Command failed: apt-get .*\): .*CHROMIUM_PATH.*\n$/,
  )
})

test.skipIf(process.platform !== 'linux')(
  'an ordinary user’s apt-get is not run, since it could not install',
  async () => {
    const { env } = await makeMachine('ordinary', `echo ran >> ${folder}/ran`)
    const user = run({ ...env, AS_ROOT: 'no' }, installer)
    await user.isReady
    user.go()
    expect((await user.ended).out).toMatch(/^ready\nThere is no Chromium for the browser: .*CHROMIUM_PATH.*\n$/)
    await expect(readFile(join(folder, 'ran'))).rejects.toThrow('ENOENT')
  },
)

test
  .skipIf(process.platform !== 'linux')
  .each([['api/testing/run-tests.ts'], ...(isLong ? [['tools/commands/bench.ts', '--only', 'lighthouse']] : [])])(
  '%s, where there is no browser and none can be installed, ends at once with a line that says what to do',
  async (...args) => {
    const { env } = await makeMachine(`without-${args.length}`)
    expect(await run(env, args).ended).toEqual({
      code: 1,
      out: '',
      errors: expect.stringMatching(/^There is no Chromium .*`npx playwright-core install chromium`.*\n$/),
    })
  },
)
