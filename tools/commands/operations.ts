import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import packageJson from '../../package.json' with { type: 'json' }
import { startMailCatcher } from '../../api/testing/mail-catcher.ts'
import { end, freePort, noSettings, startSite, type SiteProcess } from '../../api/testing/site-process.ts'
import { withTimeout } from '../../api/process/with-timeout.ts'
import { withUndo, type Undo } from '../../api/testing/undo.ts'
import { defineCommand, runCommand } from '../../api/commands/run-command.ts'
import { startVisitors } from '../faults/visitors.ts'

const usage = `Runs two sites, a worker, PostgreSQL 15 with a replica, pgbouncer and a proxy under load, as described in docs/deploy, and reports failures and losses.

  npm run operations                      all parts, about 6 minutes
  npm run operations -- --only proxies    one part: watching, proxies, upgrade, failover

Uses Debian 12's programs, and downloads missing ones to a temporary folder with apt-get. Needs root.`

const execute = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const nobody = { uid: 65534, gid: 65534 }
const password = 'a-password-of-the-database'

const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

const packages: Record<string, string[]> = {
  haproxy: ['haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0'],
  nginx: ['nginx', 'nginx-common'],
  caddy: ['caddy'],
  pgbouncer: ['pgbouncer', 'libcares2', 'libevent-2.1-7'],
  pg_ctl: ['postgresql-15', 'libllvm14'],
  promtool: ['prometheus'],
}

const findProgram = async (name: string, folder: string): Promise<string> => {
  const places = ['/usr/bin', '/usr/sbin', '/usr/lib/postgresql/15/bin'].map((place) => join(place, name))
  const installed = places.find((path) => existsSync(path))
  if (installed) return installed
  const unpacked = join(folder, 'packages')
  await mkdir(unpacked, { recursive: true })
  await execute('apt-get', ['download', ...packages[name]!], { cwd: unpacked }).catch(() => {
    throw new Error(
      `${name} is not installed, and apt-get cannot download ${packages[name]![0]}: run "apt-get update" first`,
    )
  })
  for (const file of globSync('*.deb', { cwd: unpacked }))
    await execute('dpkg', ['-x', file, unpacked], { cwd: unpacked })
  return places.map((path) => join(unpacked, path)).find((path) => existsSync(path))!
}

/** Ended gracefully, since nginx has children. */
const startProgram = (undo: Undo, log: string, program: string, args: string[], options = {}) => {
  const child = spawn('sh', ['-c', 'exec "$0" "$@" >>"$LOG" 2>&1', program, ...args], {
    ...options,
    env: { ...process.env, LOG: log, HOME: dirname(log) },
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await withTimeout(5000, ended, undefined)
    await end(child)
  }
  undo.push(stop)
  return { child, stop }
}

const untilAnswered = async (url: string) => {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await wait(100)
  }
  throw new Error(`${url} does not answer`)
}

interface Postgres {
  url: string
  port: number
  ctl: (...args: string[]) => Promise<unknown>
}

/** A streaming replica of `primary` if given. */
const startPostgres = async (folder: string, name: string, undo: Undo, primary?: Postgres): Promise<Postgres> => {
  const data = join(folder, name)
  const bin = dirname(await findProgram('pg_ctl', folder))
  const port = await freePort()
  const run = (program: string, ...args: string[]) => execute(join(bin, program), args, { ...nobody, cwd: folder })
  if (primary) await run('pg_basebackup', '-D', data, '-R', '-X', 'stream', '-c', 'fast', '-d', primary.url)
  else {
    await writeFile(join(folder, 'pw'), password)
    await chmod(join(folder, 'pw'), 0o644)
    await run(
      'initdb',
      '-D',
      data,
      '-U',
      'directory',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '-A',
      'scram-sha-256',
      '--pwfile',
      join(folder, 'pw'),
    )
  }
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200 -c fsync=off`
  const ctl = (...args: string[]) =>
    run('pg_ctl', '-D', data, '-l', join(folder, `${name}.log`), '-o', options, '-w', ...args)
  undo.push(() => ctl('-m', 'immediate', 'stop'))
  await ctl('start')
  return { url: `postgres://directory:${password}@127.0.0.1:${port}/postgres`, port, ctl }
}

const startPooler = async (folder: string, server: Postgres, undo: Undo) => {
  const port = await freePort()
  const config = join(folder, 'pgbouncer.ini')
  const lead = async (to: number) => {
    const example = await readFile(join(root, 'docs/deploy/pgbouncer.ini'), 'utf8')
    const own = example
      .replace(/port=5432 dbname=directory/, `port=${to} dbname=postgres`)
      .replace(/listen_port = \d+/, `listen_port = ${port}`)
      .replace(/auth_file = .*/, `auth_file = ${join(folder, 'userlist.txt')}`)
    await writeFile(config, own)
  }
  await writeFile(join(folder, 'userlist.txt'), `"directory" "${password}"\n`)
  await lead(server.port)
  const { child } = startProgram(
    undo,
    join(folder, 'pgbouncer.log'),
    await findProgram('pgbouncer', folder),
    [config],
    nobody,
  )
  await wait(500)
  return {
    url: `postgres://directory:${password}@127.0.0.1:${port}/directory`,
    /** Like `RELOAD` after editing its file. */
    leadTo: async (other: Postgres) => {
      await lead(other.port)
      child.kill('SIGHUP')
    },
  }
}

/** From the examples in docs/deploy, without TLS. */
const proxies: Record<string, (folder: string, port: number, ports: number[]) => Promise<string[]>> = {
  haproxy: async (folder, port, [one, other]) => {
    const text = (await readFile(join(root, 'docs/deploy/haproxy.cfg'), 'utf8'))
      .replace('bind :80', `bind 127.0.0.1:${port}`)
      .replace(/ {2}bind :443.*\n| {2}http-request redirect.*\n/g, '')
      .replace(':4000', `:${one}`)
      .replace(':4001', `:${other}`)
    await writeFile(join(folder, 'haproxy.cfg'), text)
    return [await findProgram('haproxy', folder), '-db', '-f', join(folder, 'haproxy.cfg')]
  },
  nginx: async (folder, port, [one, other]) => {
    const text = (await readFile(join(root, 'docs/deploy/nginx.conf'), 'utf8'))
      .replace(/server \{\n {2}listen 80;[^}]*\}/, '')
      .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
      .replace(/ {2}ssl_.*\n/g, '')
      .replace(':4000', `:${one}`)
      .replace(':4001', `:${other}`)
    const whole = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events {} http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/nginx-${name};`).join(' ')} ${text} }`
    await writeFile(join(folder, 'nginx.conf'), whole)
    return [await findProgram('nginx', folder), '-c', join(folder, 'nginx.conf')]
  },
  caddy: async (folder, port, [one, other]) => {
    const text = (await readFile(join(root, 'docs/deploy/Caddyfile'), 'utf8'))
      .replace('{$SITE_ADDRESS}', `http://127.0.0.1:${port}`)
      .replace(
        'site-1:4000 site-2:4000 {',
        `127.0.0.1:${one} 127.0.0.1:${other} {\n\t\ttrusted_proxies private_ranges # each visitor here has an address of their own`,
      )
    await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${text}`)
    return [await findProgram('caddy', folder), 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  },
}

interface Program {
  stop: () => Promise<unknown>
  kill: () => Promise<unknown>
}

interface Scene {
  folder: string
  undo: Undo
  primary: Postgres
  replica: Postgres
  server: Postgres
  pooler: Awaited<ReturnType<typeof startPooler>>
  ports: number[]
  sites: SiteProcess[]
  worker: Program
  settings: Record<string, string>
  start: (index: number, release?: string) => Promise<void>
  startWorker: (release?: string) => Promise<void>
  release: string
  /** Markers of acknowledged and of mailed messages. */
  acknowledged: string[]
  mailed: Set<string>
  failed: string[]
}

const report = (scene: Scene, isBad: boolean, what: string, found: string) => {
  console.log(`${isBad ? 'BAD ' : 'good'}  ${what}: ${found}`)
  if (isBad) scene.failed.push(what)
}

const startWorker = async ({ folder, settings, undo }: Scene, release: string): Promise<Program> => {
  const [, ...args] = packageJson.scripts.worker.split(' ')
  const child = spawn(process.execPath, args, {
    cwd: release,
    env: { ...process.env, ...noSettings, ...settings, DATA_DIR: join(folder, 'data-worker'), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  undo.push(() => end(child))
  let said = ''
  const ended = once(child, 'exit')
  await Promise.race([
    new Promise<void>((done) => {
      child.stdout.on('data', (text: Buffer) => (said += text.toString()).includes('Working') && done())
    }),
    ended.then(() => Promise.reject(new Error(`the worker did not start: ${said}`))),
  ])
  ended.catch(() => {})
  return {
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
    kill: () => end(child),
  }
}

const startReaders = (url: string) => {
  const over = new AbortController()
  const failures: Record<string, number> = {}
  let requests = 0
  let slowestMs = 0
  const read = async (reader: number) => {
    while (!over.signal.aborted) {
      const began = performance.now()
      const path = ['/directory', '/counties/kent', '/healthz', '/'][requests++ % 4]!
      const status = await fetch(url + path, {
        signal: AbortSignal.timeout(20_000),
        headers: { connection: reader % 2 ? 'close' : 'keep-alive' },
      }).then(
        async (answer) => (await answer.text(), answer.status),
        (error: Error) => `${error.name} ${(error.cause as NodeJS.ErrnoException | undefined)?.code ?? ''}`.trim(),
      )
      if (status !== 200) failures[status] = (failures[status] ?? 0) + 1
      slowestMs = Math.max(slowestMs, performance.now() - began)
      await wait(10)
    }
  }
  const readers = Array.from({ length: 8 }, (_, reader) => read(reader))
  return async () => {
    over.abort()
    await Promise.all(readers)
    return { requests, failures, slowestMs }
  }
}

const query = async <Row extends pg.QueryResultRow>(server: Postgres, sql: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const { rows } = await client.query<Row>(sql)
  await client.end()
  return rows
}

/** Reports failures and lost acknowledged writes. */
const underLoad = async (scene: Scene, what: string, url: string, mayFail: boolean, act: () => Promise<void>) => {
  const stopReaders = startReaders(url)
  const visitors = startVisitors(() => url)
  await wait(2000)
  const failure = await act().catch((error: unknown) => error)
  await wait(2000)
  const [{ requests, failures, slowestMs }] = await Promise.all([stopReaders(), visitors.stop()])
  if (failure instanceof Error) throw failure
  const rows = await query<{ subject: string }>(scene.server, 'select subject from contact_message')
  const stored = new Set(rows.map(({ subject }) => subject))
  const writes = visitors.attempts.filter(({ kind }) => kind === 'write')
  const marks = writes.filter(({ outcome }) => outcome === 'good').map(({ mark }) => mark!)
  scene.acknowledged.push(...marks)
  const lost = marks.filter((mark) => !stored.has(mark)).length
  const refusals: Record<string, number> = {}
  for (const { outcome } of writes) if (outcome !== 'good') refusals[outcome] = (refusals[outcome] ?? 0) + 1
  const refused = writes.length - marks.length
  const count = Object.values(failures).reduce((sum, one) => sum + one, 0)
  report(
    scene,
    lost > 0 || (!mayFail && count > 0),
    what,
    `${count} of ${requests} reads failed${count ? ` ${JSON.stringify(failures)}` : ''}, slowest ${Math.round(slowestMs)} ms; ` +
      `${marks.length} writes acknowledged, ${lost} lost, ${refused} refused${refused ? ` ${JSON.stringify(refusals)}` : ''}`,
  )
}

const runPromtool = async (scene: Scene, args: string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(await findProgram('promtool', scene.folder), args, {
    input,
    encoding: 'utf8',
  })
  report(scene, status !== 0, `promtool ${args.join(' ')}`, (stdout + stderr).trim().replaceAll('\n', '; ') || 'clean')
}

const tryWatching = async (scene: Scene) => {
  const headers = { authorization: `Bearer ${scene.settings.METRICS_TOKEN}` }
  const metrics = await fetch(`http://127.0.0.1:${scene.ports[0]}/metrics`, { headers })
  await runPromtool(scene, ['check', 'metrics'], await metrics.text())
  await runPromtool(scene, ['check', 'rules', join(root, 'docs/deploy/alerts.yml')])
}

const tryProxies = async (scene: Scene) => {
  for (const [name, prepare] of Object.entries(proxies)) {
    const port = await freePort()
    const [program, ...args] = await prepare(scene.folder, port, scene.ports)
    const proxy = startProgram(scene.undo, join(scene.folder, `${name}.log`), program!, args)
    const url = `http://127.0.0.1:${port}`
    await untilAnswered(`${url}/healthz`)
    const { status } = await fetch(`${url}/admin/imports`, { method: 'POST', body: Buffer.alloc(20e6) })
    report(scene, status === 413, `${name}, 20 MB to import, from a stranger`, `answered ${status}`)
    await underLoad(scene, `${name}, one site stopped and started`, url, false, async () => {
      await scene.sites[0]!.stop()
      await scene.start(0)
      await wait(3000)
    })
    await underLoad(scene, `${name}, one site killed and started`, url, false, async () => {
      await scene.sites[1]!.kill()
      await wait(3000)
      await scene.start(1)
      await wait(3000)
    })
    await proxy.stop()
  }
}

const withProxy = async (scene: Scene) => {
  const port = await freePort()
  const [program, ...args] = await proxies['haproxy']!(scene.folder, port, scene.ports)
  startProgram(scene.undo, join(scene.folder, 'haproxy.log'), program!, args)
  await untilAnswered(`http://127.0.0.1:${port}/healthz`)
  return `http://127.0.0.1:${port}`
}

/** As in the image. */
const makeRelease = async (folder: string, name: string) => {
  const release = join(folder, name)
  await mkdir(release)
  for (const part of [
    'api',
    'dist',
    'schema.graphql',
    'package.json',
    'web/ui/tokens.css',
    'web/app/base.css',
    'web/site/map/base-map.json',
  ])
    await cp(join(root, part), join(release, part), { recursive: true, preserveTimestamps: true })
  await symlink(join(root, 'node_modules'), join(release, 'node_modules'))
  return release
}

/** This version does not know its migration. */
const makeNextVersion = async (folder: string) => {
  const next = await makeRelease(folder, 'next')
  const sql = `create table made_up (id integer); alter table contact_message add column made_up integer default 1;`
  await writeFile(join(next, 'api/database/migrations/0002_add_made_up.sql'), sql)
  return next
}

const moveSite = async (scene: Scene, index: number, release?: string) => {
  await scene.sites[index]!.stop()
  await scene.start(index, release)
  await wait(2000)
}

const moveWorker = async (scene: Scene, release?: string) => {
  await scene.worker.stop()
  await scene.startWorker(release)
}

const tryUpgrade = async (scene: Scene) => {
  const url = await withProxy(scene)
  const next = await makeNextVersion(scene.folder)
  const move = (index: number, release?: string) => () => moveSite(scene, index, release)
  await underLoad(scene, 'upgrade of the first site, which migrates', url, false, move(0, next))
  await underLoad(scene, 'a restart of the old version beside it', url, false, move(1))
  await underLoad(scene, 'upgrade of the second site and the worker', url, false, async () => {
    await move(1, next)()
    await moveWorker(scene, next)
  })
  await underLoad(scene, 'rollback of both sites and the worker', url, false, async () => {
    await move(0)()
    await move(1)()
    await moveWorker(scene)
  })
}

/** With a replica that commits wait for. */
const tryFailover = async (scene: Scene) => {
  const url = await withProxy(scene)
  await underLoad(scene, 'restart of PostgreSQL', url, true, async () => {
    await scene.primary.ctl('-m', 'fast', 'restart')
  })
  await underLoad(scene, 'the worker is killed and started', url, false, async () => {
    await scene.worker.kill()
    await scene.startWorker()
  })
  await query(scene.primary, `alter system set synchronous_standby_names = '*'`)
  await query(scene.primary, 'select pg_reload_conf()')
  const promote = async () => {
    await scene.primary.ctl('-m', 'immediate', 'stop')
    await scene.replica.ctl('promote')
    scene.server = scene.replica
    await scene.pooler.leadTo(scene.replica)
    Object.assign(scene.settings, { DATABASE_LISTEN_URL: scene.replica.url, DATABASE_REPLICA_URLS: '' })
    for (const index of scene.ports.keys()) await moveSite(scene, index)
    await moveWorker(scene)
  }
  await underLoad(scene, 'fail-over: the primary is killed, the replica promoted', url, true, promote)
  await underLoad(scene, 'after the fail-over', url, false, () => wait(3000))
  const states = await Promise.all(
    scene.ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/readyz`)).text()),
  )
  report(
    scene,
    states.some((state) => state !== '{"status":"ready"}'),
    '/readyz after the fail-over',
    states.join(' '),
  )
}

/** Up to a mailbox's daily limit. */
const checkJobs = async (scene: Scene) => {
  const outbox = `select m.subject, o.state from contact_message m left join outbox_mail o on o.key = 'contact-' || m.id`
  const read = async () => {
    const states = new Map(
      (await query<{ subject: string; state: string }>(scene.server, outbox)).map((row) => [row.subject, row.state]),
    )
    const mailed = scene.acknowledged.filter((mark) => scene.mailed.has(mark)).length
    const leftOut = scene.acknowledged.filter((mark) => states.get(mark) === 'left_out').length
    return { mailed, leftOut, missing: scene.acknowledged.length - mailed - leftOut }
  }
  let found = await read()
  for (let tries = 0; tries < 120 && found.missing > 0; tries++) {
    await wait(1000)
    found = await read()
  }
  const { mailed, leftOut, missing } = found
  report(
    scene,
    missing > 0,
    'jobs of the messages acknowledged',
    `${mailed} mailed, ${leftOut} beyond the day's limit of a mailbox, ${missing} lost`,
  )
}

const parts: Record<string, (scene: Scene) => Promise<void>> = {
  watching: tryWatching,
  proxies: tryProxies,
  upgrade: tryUpgrade,
  failover: tryFailover,
}

const run = async (only?: string): Promise<number> => {
  const names = Object.keys(parts).filter((name) => only === undefined || name === only)
  if (!names.length) throw new Error(`--only must be one of ${Object.keys(parts).join(', ')}`)
  if (process.getuid?.() !== 0) throw new Error('Run it as root: PostgreSQL and pgbouncer are started as another user.')
  return withUndo(async (undo) => {
    const folder = await mkdtemp(join(tmpdir(), 'directory-operations-'))
    undo.push(() => rm(folder, { recursive: true, force: true }))
    await chown(folder, nobody.uid, nobody.gid)
    const primary = await startPostgres(folder, 'primary', undo)
    const replica = await startPostgres(folder, 'replica', undo, primary)
    const pooler = await startPooler(folder, primary, undo)
    await execute('npm', ['run', 'build'], { cwd: root })
    const release = await makeRelease(folder, 'release')
    const mailed = new Set<string>()
    const mails = await startMailCatcher(({ text }) => {
      for (const [mark] of text.matchAll(uuids)) mailed.add(mark)
    })
    undo.push(mails.close)
    const ports = [await freePort(), await freePort()]
    const settings: Record<string, string> = {
      DATABASE_URL: pooler.url,
      DATABASE_LISTEN_URL: primary.url,
      DATABASE_UNNAMED_STATEMENTS: 'true',
      DATABASE_REPLICA_URLS: replica.url,
      SESSION_SECRET: 'a secret of both sites, of 32 letters',
      METRICS_TOKEN: 'a token of Prometheus',
      TRUST_PROXY: '2',
      SEED_DEMO: 'true',
      SMTP_URL: mails.url,
      MAIL_FROM: 'site@example.com',
      WORKER: 'false',
    }
    let starts = 0
    const scene: Scene = {
      folder,
      undo,
      primary,
      replica,
      server: primary,
      pooler,
      ports,
      settings,
      release,
      mailed,
      sites: [],
      worker: { stop: async () => {}, kill: async () => {} },
      acknowledged: [],
      failed: [],
      start: async (index, from = release) => {
        const own = {
          PORT: String(ports[index]),
          DATA_DIR: join(folder, `data-${index}`),
          CONTACT_EMAIL: `office${++starts}@example.com`, // each mailbox gets 100 a day
        }
        const log = join(folder, `site-${index}.log`)
        const begin = () => startSite({ log, root: from, settings: { ...settings, ...own } }, undo)
        scene.sites[index] = await begin().catch(() => wait(2000).then(begin)) // as its supervisor does
        await untilAnswered(`http://127.0.0.1:${ports[index]}/healthz`)
      },
      startWorker: async (from = release) => {
        scene.worker = await startWorker(scene, from)
      },
    }
    for (const index of ports.keys()) await scene.start(index)
    await scene.startWorker()
    for (const name of names) await parts[name]!(scene)
    await checkJobs(scene)
    return scene.failed.length ? 1 : 0
  })
}

export const command = defineCommand({ usage, options: { only: { type: 'string' } }, run: ({ only }) => run(only) })

if (import.meta.main) process.exitCode = await runCommand(command)
