import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, isAbsolute, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { withLock } from '../database/lock.ts'

/** Debian's packages in order of preference; the headless one takes a third less CPU. */
const packages = ['chromium-headless-shell', 'chromium'] as const

const programs = [
  packages[0],
  chromium.executablePath(),
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const advice =
  'run `npx playwright-core install chromium`, or install Chromium or Chrome, or set CHROMIUM_PATH to one elsewhere'

const installMs = 900_000

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const findProgram = (name: string): string | undefined => {
  const paths = isAbsolute(name)
    ? [name]
    : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  return paths.find(isProgram)
}

const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH
  if (!named) return programs.map(findProgram).find((path) => path !== undefined)
  if (!isProgram(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`)
  return named
}

const execute = promisify(execFile)
const runAptGet = (args: string[]) =>
  execute('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: installMs,
    maxBuffer: 64e6,
  })

const installChromium = async (): Promise<string | undefined> => {
  process.stderr.write('There is no Chromium: apt-get installs one.\n')
  await runAptGet(['update']).catch(() => {}) // existing package lists may do
  let failure = ''
  for (const name of packages) {
    try {
      await runAptGet(['install', '-y', '--no-install-recommends', name])
      return findChromium()
    } catch (error) {
      failure ||= (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) || String(error).trim()
    }
  }
  throw new Error(`There is no Chromium, and apt-get could not install one (${failure}): ${advice}`)
}

/** Root on Debian or Ubuntu installs one with apt-get. @throws a line with instructions if there is none. */
export const requireChromium = async ({ isRoot = process.getuid?.() === 0 } = {}): Promise<string> => {
  const found = findChromium()
  if (found) return found
  const canInstall = isRoot && findProgram('apt-get')
  const lock = join(tmpdir(), 'directory-chromium.lock')
  const installed = canInstall
    ? await withLock(lock, async () => findChromium() ?? (await installChromium()), {
        patienceMs: installMs,
        what: 'The folder for temporary files',
      })
    : undefined
  if (!installed) throw new Error(`There is no Chromium for the browser: ${advice}`)
  return installed
}
