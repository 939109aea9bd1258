import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { end, password, startSite } from '../../testing/site-process.ts'
import { createContext } from '../../server/context.ts'
import { readEnv } from '../../process/env.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { isLong } from '../../testing/long.ts'
import { testBrowser } from '../../testing/test-browser.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { apply, listed, randomEdits, type SupplierUpdate } from '../../testing/test-mirror.ts'

const edits = 10_000
const kills = 4
const all = ['SUPPLIER_CREATED', 'SUPPLIER_CHANGED', 'SUPPLIER_MERGED', 'SUPPLIER_WITHDRAWN']
const patient = { timeout: 180_000, interval: 500 }
/** Thousands of messages may be left, sent one by one. */
const untilAllIsSent = { timeout: 1_200_000, interval: 3000 }

/** A partner's receiver that applies each message once to its mirror. */
const startReceiver = async (copy: Map<number, object>) => {
  const seen = new Set<string>()
  const counts = { messages: 0, again: 0, failed: 0 }
  let onNext: ((response: ServerResponse, take: () => void) => void) | undefined
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const id = String(request.headers['webhook-id'])
      const take = () => {
        if (seen.has(id)) return void counts.again++
        seen.add(id)
        apply(copy, (JSON.parse(body) as { data: SupplierUpdate }).data)
      }
      counts.messages++
      const nextHandler = onNext
      onNext = undefined
      if (nextHandler) return nextHandler(response, take)
      if (counts.messages % 1500 === 0) {
        counts.failed++
        return void response.writeHead(500).end()
      }
      take()
      response.end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    counts,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    nextMessage: () => new Promise<[ServerResponse, () => void]>((done) => (onNext = (...given) => done(given))),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

test.runIf(isLong)(
  'mirrors by feed and webhook equal the site after 10,000 random edits, with both processes killed (SIGKILL)',
  async () => {
    const undo: (() => Promise<unknown>)[] = []
    try {
      const folder = await mkdtemp(join(tmpdir(), 'mirror-'))
      undo.push(() => rm(folder, { recursive: true, force: true }))
      const database = await testDatabase()
      undo.push(database.close)
      for (let at = 0; at < 60; at++) await build(database.pool).supplier({ name: `Shop ${at}`, county: null })
      const byHook = await listed(database)
      const receiver = await startReceiver(byHook)
      undo.push(async () => receiver.close())
      const settings = {
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        SOURCE_ALLOWED_HOSTS: new URL(receiver.address).host,
        REQUIRE_SECOND_FACTOR: 'false',
        KEYLESS_POINTS_PER_SECOND: '1000000',
        KEYLESS_BURST: '5000000',
      }
      const site = await startSite({ log: join(folder, 'log'), settings }, undo)
      const admin = testBrowser(() => site.url)
      await admin.signIn('admin', password)
      const entered = await admin.ask(
        'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } userErrors { message } } }',
        { input: { label: 'Trade pages', url: receiver.address, events: all } },
      )
      expect(entered).toMatchObject({ data: { createWebhook: { userErrors: [] } } })

      const follow = () => {
        const child = spawn(
          process.execPath,
          ['--import', 'tsx', join(import.meta.dirname, '../../testing/test-follower.ts'), site.url, folder],
          { stdio: 'inherit' },
        )
        undo.push(() => end(child))
        return child
      }
      let follower = follow()
      const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '')
      await expect.poll(() => read('cursor'), patient).not.toBe('')

      const ada = { id: 7, username: 'ada', isAdmin: true }
      await database.pool.query("insert into app_user (id, username, password) values (7, 'ada', 'x')")
      const env = readEnv({})
      const { edit, made } = randomEdits(
        database,
        () => createContext(database, env, { ip: '192.0.2.1', viewer: ada }),
        ada,
        10,
      )
      const done = { edits: 0, overHttp: 0, cutOff: 0, kills: 0, followerKills: 0 }
      /** Edits keep pace with the kills, so that some happen around each. */
      const mayEdit = () => done.edits < Math.min(edits, ((done.kills + 1) * edits) / (kills + 1))
      const editing = async () => {
        while (done.edits < edits) {
          if (!mayEdit()) await wait(50)
          else {
            done.edits++
            await edit()
          }
        }
      }
      const editingAtSite = async () => {
        while (done.edits < edits) {
          const { rows } = await database.pool.query<{ id: number; isListed: boolean }>(
            `select id, status = 'listed' "isListed" from supplier where status in ('listed', 'hidden') order by random() limit 1`,
          )
          if (rows[0]) {
            const answer = await admin
              .ask(
                'mutation ($id: ID!, $isHidden: Boolean!) { hideSupplier(input: { id: $id, isHidden: $isHidden }) { supplier { id } } }',
                { id: rows[0].id, isHidden: rows[0].isListed && done.edits % 3 === 0 },
              )
              .catch(() => undefined)
            if (answer) {
              done.edits++
              done.overHttp++
            } else done.cutOff++
          }
          await wait(20)
        }
      }
      const killing = async () => {
        while (done.kills < kills) {
          const taken = receiver.counts.messages
          await expect.poll(() => receiver.counts.messages, patient).toBeGreaterThan(taken + 100)
          const [response, take] = await receiver.nextMessage()
          if (done.kills % 2) take() // killed after its message was received, or before
          await site.kill()
          response.destroy()
          done.kills++
          await site.startAgain()
          for (let time = 0; time < 2; time++) {
            const cursor = await read('cursor')
            await expect.poll(async () => done.edits >= edits || (await read('cursor')) !== cursor, patient).toBe(true)
            await end(follower)
            done.followerKills++
            follower = follow()
          }
        }
      }
      await Promise.all([editing(), editing(), editing(), editingAtSite(), killing()])

      const truth = await listed(database)
      await expect.poll(() => byHook, untilAllIsSent).toEqual(truth)
      const byFeed = async () => new Map(JSON.parse((await read('copy.json')) || '[]') as [number, object][])
      await expect.poll(byFeed, untilAllIsSent).toEqual(truth)
      const { rows } = await database.pool.query('select count(*)::int changes from change')
      const counts = { ...done, suppliers: truth.size, ...rows[0], ...receiver.counts, made }
      process.stdout.write(`${JSON.stringify(counts)}\n`)
    } finally {
      for (const step of undo.toReversed()) await step()
    }
  },
  1_800_000,
)
