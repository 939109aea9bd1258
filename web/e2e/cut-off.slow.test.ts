import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { hashPassword } from '../../api/accounts/sign-in/password.ts'
import { isLong, sample } from '../../api/testing/long.ts'
import { testNetwork } from '../../api/testing/test-network.ts'
import { goTo, visit } from './browser.ts'
import { createDatabase } from './create-database.ts'
import { endPrograms, newDataFolder, runProgram } from './run-program.ts'
import { admin, signInOnPage } from './sign-in.ts'

const moderator = { username: 'moderator', password: 'a battery of correct horses' }
const databaseUrl = await createDatabase(inject('serverUrl'), 'cut_off', 'places')
const wayToDatabase = await testNetwork(databaseUrl)
const settings = {
  DATABASE_URL: wayToDatabase.url,
  DATA_DIR: await newDataFolder(),
  SCRAPER_PLACES: 'Cardiff',
  WORKER: 'false', // a scrape lasts until it is stopped
  TRUST_PROXY: '1',
}
let program = runProgram('main', { ...settings, PORT: '0' })
const siteUrl = await program.said(/Ready: (http:\S+)/)
const network = await testNetwork(siteUrl)
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
await client.query("insert into app_user (username, password, role) values ($1, $2, 'moderator')", [
  moderator.username,
  await hashPassword(moderator.password),
])
await client.end()
afterAll(async () => {
  await endPrograms()
  await network.close()
  await wayToDatabase.close()
})

let cookie = ''
let sent = 0
const send = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json', cookie, 'x-forwarded-for': `192.0.2.${++sent}` }
  const answer = await fetch(siteUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return answer
}
const setScrape = (isRunning: boolean) =>
  send('/graphql', {
    query: `mutation { ${isRunning ? 'runScraper(input: {})' : 'stopScraper'} { userErrors { message } } }`,
  })

let requested = 0
const sendRequest = async () => {
  const name = `Blinds ${++requested}`
  await send('/api/business-requests', { businessName: name, email: `${requested}@example.com`, phone: '01632 960123' })
}

const open = async (path: string, user: typeof admin): Promise<Page> => {
  const { page } = await visit('/login', { baseURL: network.url })
  await signInOnPage(page, user)
  await goTo(page, path)
  return page
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Connection lost' })

const expectTrue = async (pages: Record<string, Page>, isRunning: boolean) => {
  const scrape = pages['the scraper']!.getByRole('heading', {
    name: `All directories: ${isRunning ? 'Running' : 'Stopped'}`,
  })
  await scrape.waitFor()
  await pages['a moderator']!.getByRole('button', { name: new RegExp(`^Blinds ${requested}\\b`) }).waitFor()
  for (const page of Object.values(pages)) {
    await page.getByRole('tab', { name: `Requests ${requested} waiting` }).waitFor()
    await notice(page).waitFor({ state: 'detached' })
  }
}

const harms: Record<string, { do: () => unknown; undo: () => unknown; canChange: boolean }> = {
  'the network is cut': { do: () => network.cut({ forNew: true }), undo: () => network.mend(), canChange: true },
  'the database is frozen, and sockets are opened meanwhile': {
    do: () => {
      wayToDatabase.freeze()
      network.refuse()
      network.refuse(false)
    },
    undo: () => wayToDatabase.thaw(),
    canChange: false,
  },
  'the site is restarted': {
    do: async () => {
      const ended = new Promise((done) => program.child.once('exit', done))
      program.child.kill('SIGTERM')
      await ended
    },
    undo: async () => {
      program = runProgram('main', { ...settings, PORT: new URL(siteUrl).port })
      await program.said(/Ready/)
    },
    canChange: false,
  },
}

test('each office tab says when it is offline, and is up to date soon after reconnecting', async () => {
  const answer = await send('/api/auth/login', admin)
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  await sendRequest()
  await setScrape(true)
  await setScrape(false)
  const pages = {
    'to do': await open('/admin', admin),
    'the scraper': await open('/admin/scraper', admin),
    'a moderator': await open('/admin/requests', moderator),
  }
  for (const [at, [harm, { do: harmIt, undo, canChange }]] of sample(Object.entries(harms), 2).entries())
    for (const wasRunning of isLong ? [false, true] : [at % 2 === 1]) {
      await setScrape(wasRunning).catch(() => {}) // it may already be so
      await expectTrue(pages, wasRunning)
      await harmIt()
      for (const [name, page] of Object.entries(pages))
        await expect
          .poll(() => notice(page).count(), { message: `${name}, while ${harm} (${wasRunning})`, timeout: 90_000 })
          .toBe(1)
      const change = async () => {
        await sendRequest()
        await setScrape(!wasRunning)
      }
      if (canChange) await change()
      await undo()
      if (!canChange) await change()
      await expectTrue(pages, !wasRunning)
    }
}, 900_000)
