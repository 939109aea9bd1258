import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readEnv, settings } from './env.ts'

interface Service {
  command?: string | string[]
  environment?: Record<string, string>
  depends_on?: string[] | Record<string, unknown>
  volumes?: string[]
}
interface Compose {
  services: Record<string, Service>
  volumes: Record<string, null>
}

const read = (file: string) => parse(readFileSync(file, 'utf8'), { merge: true }) as Compose
/** As Compose fills it in where the environment has only what it insists on. */
const filled = (text: string) =>
  text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, otherwise: string) =>
    kind === '-' ? otherwise : `${name.toLowerCase()} of a good length, of 32 letters`.replaceAll(' ', '_'),
  )
const programs = ({ services }: Compose) => Object.values(services).filter(({ environment }) => environment?.PORT)

describe.each(['docker-compose.yml', 'docs/deploy/docker-compose.several.yml'])('%s', (file) => {
  const compose = read(file)

  test('sets what the site reads, to what it takes', () => {
    expect(programs(compose).length).toBeGreaterThan(0)
    for (const { environment = {} } of programs(compose)) {
      expect(Object.keys(environment).filter((name) => !(name in settings.shape))).toEqual([])
      const given = Object.entries(environment).map(([name, value]) => [name, filled(value)] as const)
      expect(() => readEnv(Object.fromEntries(given))).not.toThrow()
    }
  })

  test('names services, volumes and files that there are', () => {
    for (const { command = '', depends_on = [], environment = {}, volumes = [] } of Object.values(compose.services)) {
      const others = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
      if (environment.DATABASE_URL) others.push(/@([\w-]+):/.exec(environment.DATABASE_URL)![1]!)
      expect(others.filter((name) => !(name in compose.services))).toEqual([])
      for (const [from] of volumes.map((one) => one.split(':')))
        expect(from!.startsWith('.') ? existsSync(from!) : compose.volumes[from!] === null, from).toBe(true)
      for (const [path] of [command]
        .flat()
        .join(' ')
        .matchAll(/api\/\S+?\.[jt]s/g))
        expect(existsSync(path)).toBe(true)
    }
  })
})

test('of several, one secret serves all, one does the jobs, and the proxy reaches every site', () => {
  const compose = read('docs/deploy/docker-compose.several.yml')
  expect(new Set(programs(compose).map(({ environment }) => environment!.SESSION_SECRET)).size).toBe(1)
  const sites = Object.entries(compose.services).filter(([, { command }]) => command?.includes('main'))
  expect(sites).toHaveLength(2)
  for (const [, { environment }] of sites) expect(environment).toMatchObject({ WORKER: 'false', TRUST_PROXY: '1' })
  const upstreams = /reverse_proxy (.*) \{/.exec(readFileSync('docs/deploy/Caddyfile', 'utf8'))![1]!.split(' ')
  expect(upstreams).toEqual(sites.map(([name, { environment }]) => `${name}:${environment!.PORT}`))
  expect(Object.keys(compose.services['proxy']!.environment!)).toEqual(['SITE_ADDRESS'])
})

test('starting it again installs nothing under sites that run, unless something else is to be installed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'directory-deployment-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const npm = '#!/bin/sh\necho $*\nif [ $1 = ci ]; then rm -rf node_modules/*; [ ! -e broken ]; fi\n'
  await writeFile(join(folder, 'npm'), npm, { mode: 0o755 })
  await mkdir(join(folder, 'node_modules'))
  const [shell, ...args] = read('docs/deploy/docker-compose.several.yml').services['build']!.command as string[]
  const up = async (lock: string) => {
    await writeFile(join(folder, 'package-lock.json'), lock)
    const env = { PATH: `${folder}:${process.env.PATH}` }
    return spawnSync(shell!, args, { cwd: folder, env, encoding: 'utf8' }).stdout.trim().split('\n')
  }
  expect(await up('one')).toEqual(['ci', 'run build'])
  expect(await up('one')).toEqual(['run build'])
  expect(await up('two')).toEqual(['ci', 'run build'])
  await writeFile(join(folder, 'broken'), '')
  expect([await up('three'), await up('three')]).toEqual([['ci'], ['ci']])
})

test('the proxy does not ask for the database: without it the sites still have the pages that they keep', () => {
  expect(readFileSync('docs/deploy/Caddyfile', 'utf8')).toMatch(/^\s*health_uri \/healthz$/m)
})
