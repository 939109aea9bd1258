import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import packageJson from '../../package.json' with { type: 'json' }
import { readEnv, settings } from './env.ts'

interface Service {
  command?: string | string[]
  environment?: Record<string, string>
  depends_on?: string[] | Record<string, unknown>
  volumes?: string[]
  ports?: string[]
  logging?: { options: Record<string, string> }
}
interface Compose {
  services: Record<string, Service>
  volumes: Record<string, null>
}

const read = (file: string) => parse(readFileSync(file, 'utf8'), { merge: true }) as Compose
const filled = (text: string) =>
  text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, otherwise: string) =>
    kind === '-' ? otherwise : `${name.toLowerCase()} of a good length, of 32 letters`.replaceAll(' ', '_'),
  )
const programs = ({ services }: Compose) => Object.values(services).filter(({ environment }) => environment?.PORT)

describe.each(['docker-compose.yml', 'docs/deploy/docker-compose.several.yml'])('%s', (file) => {
  const compose = read(file)

  test('sets only valid settings', () => {
    expect(programs(compose).length).toBeGreaterThan(0)
    for (const { environment = {} } of programs(compose)) {
      expect(Object.keys(environment).filter((name) => !(name in settings.shape))).toEqual([])
      const given = Object.entries(environment).map(([name, value]) => [name, filled(value)] as const)
      expect(() => readEnv(Object.fromEntries(given))).not.toThrow()
    }
  })

  test('names existing services, volumes and files', () => {
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

test('with several sites, they share a secret, one runs the jobs, and the proxy reaches all', () => {
  const compose = read('docs/deploy/docker-compose.several.yml')
  expect(new Set(programs(compose).map(({ environment }) => environment!.SESSION_SECRET)).size).toBe(1)
  const sites = Object.entries(compose.services).filter(([name]) => name.startsWith('site'))
  expect(sites).toHaveLength(2)
  for (const [, { environment }] of sites) expect(environment).toMatchObject({ WORKER: 'false', TRUST_PROXY: '1' })
  const upstreams = /reverse_proxy (.*) \{/.exec(readFileSync('docs/deploy/Caddyfile', 'utf8'))![1]!.split(' ')
  expect(upstreams).toEqual(sites.map(([name, { environment }]) => `${name}:${environment!.PORT}`))
  expect(Object.keys(compose.services['proxy']!.environment!)).toEqual(['SITE_ADDRESS'])
})

test.each(['docker-compose.yml', 'docs/deploy/docker-compose.several.yml'])(
  '%s: all restart within memory and log limits; a site has every setting, and only the proxy faces the network',
  (file) => {
    const { services } = read(file)
    for (const [name, service] of Object.entries(services)) {
      expect(service, name).toMatchObject({ restart: 'unless-stopped', mem_limit: expect.any(String) })
      expect(service.logging?.options, name).toHaveProperty('max-size')
      const isOpen = service.ports?.some((port) => !port.startsWith('127.0.0.1:')) ?? false
      expect(isOpen, name).toBe(name === 'proxy')
    }
    for (const site of programs(read(file)))
      expect(site).toMatchObject({ build: '.', env_file: [{ path: '.env', required: false }], read_only: true })
    expect(readFileSync(file, 'utf8')).toMatch(/POSTGRES_PASSWORD: \$\{POSTGRES_PASSWORD:\?/)
  },
)

test('the Dockerfile copies existing files and starts what npm start does', () => {
  const steps = readFileSync('Dockerfile', 'utf8').split('\n')
  const copied = steps.flatMap(
    (step) => /^COPY (?:--from=build \/site\/)?([^-].*) \S+$/.exec(step)?.[1]!.split(' ') ?? [],
  )
  expect(copied.filter((path) => path !== 'dist' && !existsSync(path))).toEqual([])
  const command = JSON.parse(steps.find((step) => step.startsWith('CMD '))!.slice(4)) as string[]
  expect(command.join(' ')).toBe(packageJson.scripts.start)
})

test('the version is the newest of the changelog', () => {
  const [, newest] = /^## (\S+)/m.exec(readFileSync('CHANGELOG.md', 'utf8'))!
  expect(packageJson.version).toBe(newest)
})

test('the systemd unit starts what npm start and npm run worker do; commands get its settings, and documented files exist', () => {
  const unit = readFileSync('docs/deploy/directory.service', 'utf8')
  for (const script of [packageJson.scripts.start, packageJson.scripts.worker])
    expect(unit).toContain(`ExecStart=/srv/directory/current/node_modules/.bin/${script}\n`)
  const [, environment] = /^Environment=(.*)$/m.exec(unit)!
  const command = readFileSync('docs/deploy/directory-run', 'utf8')
  for (const pair of environment!.split(' ').filter((pair) => !pair.startsWith('MALLOC')))
    expect(command).toContain(` --setenv=${pair} `)
  const papers = globSync('docs/deploy/*.md')
  const links = papers.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to]) => join(path, '..', to!)),
  )
  expect(links.filter((path) => !existsSync(path))).toEqual([])
})

test('the proxy’s health check does not need the database, so that cached pages are still served', () => {
  expect(readFileSync('docs/deploy/Caddyfile', 'utf8')).toMatch(/^\s*health_uri \/healthz$/m)
})
