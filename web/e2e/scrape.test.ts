import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { startMockServer } from '../../api/scraping/demo/mock-server.ts'
import { desktop, expectAccessible, visit } from './browser.ts'

const town = 'Cardiff'
const folder = await mkdtemp(join(tmpdir(), 'directory-scrape-'))
const mockServer = await startMockServer()
const children = new Set<ChildProcess>()

/** Runs a program of the site against the mock server, with its output to look into. */
const run = (program: string) => {
  const env = {
    ...process.env,
    ...mockServer.settings,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: inject('placesUrl'),
    LOG_LEVEL: 'warn',
    SEED_DEMO: 'false',
    ADMIN_PASSWORD: 'correct horse battery',
    SCRAPER_PLACES: town,
    WORKER: 'false',
  }
  const child = spawn(process.execPath, ['--import', 'tsx', program], { env })
  children.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()))
  const said = async (text: RegExp) => {
    for (let tries = 0; tries < 1200; tries++) {
      const match = text.exec(output)
      if (match) return match[1] ?? match[0]
      if (child.exitCode !== null) break
      await new Promise((done) => setTimeout(done, 100))
    }
    throw new Error(`${program} did not say ${text}: ${output}`)
  }
  return { child, said }
}

/** Ends a program as Ctrl-C would, or without asking where it does not come to its end. */
const end = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  const hurry = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(hurry)
}

afterAll(async () => {
  await Promise.all([...children].map(end))
  await mockServer.close()
  await rm(folder, { recursive: true, force: true })
})

test('a scrape is started and watched in the browser; its worker is killed half-way, and another ends it: each business once', async () => {
  const baseURL = await run('api/main.ts').said(/Ready: (http:\S+)/)
  const killed = run('api/commands/worker.ts')
  const [{ page, complaints }] = await Promise.all([
    visit('/login', { baseURL, viewport: desktop }),
    killed.said(/Working/),
  ])
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor()
  await page.getByRole('tab', { name: 'Scraper Control' }).click()

  const forbidden = mockServer.firms.filter(({ hasSite }) => hasSite)[2]!
  await page.getByLabel('Extra directory URL (optional)').fill(forbidden.website)
  await page.getByRole('button', { name: 'Run Full Scrape' }).click()
  const bar = page.getByRole('progressbar', { name: 'Progress of the scrape' })
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'))
  const seen = new Set<number>()
  await expect.poll(async () => seen.add(await percent()) && Math.max(...seen), { timeout: 60_000 }).toBeGreaterThan(40)
  expect(seen.size, 'the bar moves').toBeGreaterThan(3)
  killed.child.kill('SIGKILL')
  const before = await percent()
  expect(before).toBeLessThan(100)

  await run('api/commands/worker.ts').said(/Working/)
  await Promise.all([
    page.getByRole('heading', { name: 'All directories: Finished' }).waitFor({ timeout: 120_000 }),
    page.getByText('Scraping completed').first().waitFor({ timeout: 120_000 }),
  ])
  expect(await percent()).toBe(100)
  const problems = page.getByRole('list', { name: 'Problems' })
  await problems.getByRole('listitem').filter({ hasText: 'Checkatrade' }).getByText('Blocked').waitFor()
  await problems.getByRole('listitem').filter({ hasText: forbidden.website }).getByText('Not allowed').waitFor()
  await expectAccessible(page)

  const answer = (await (await fetch(`${baseURL}/api/suppliers`)).json()) as { name: string }[]
  const expected = mockServer.firms.filter(
    (firm) => firm.town === town && firm.listedBy.some((source) => source !== 'google_places'),
  )
  expect(answer.map(({ name }) => name).toSorted()).toEqual(expected.map(({ name }) => name).toSorted())
  const visits = (host: string) => mockServer.accessLog.filter((visited) => visited.host === host)
  expect(visits(new URL(forbidden.website).hostname).map(({ path }) => path)).not.toContain('/')
  for (const host of ['yell', 'thomson', 'freeindex', 'checkatrade'].map((name) => `${name}.localhost`)) {
    const times = visits(host).map(({ at }) => at)
    expect(Math.min(...times.slice(1).map((at, index) => at - times[index]!))).toBeGreaterThanOrEqual(990)
  }
  expect(complaints).toEqual([])
}, 300_000)
