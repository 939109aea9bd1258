import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startStreet } from '../../api/scraping/demo/street.ts'
import { desktop, expectAccessible, visit } from './browser.ts'

const town = 'Cheltenham'
const folder = await mkdtemp(join(tmpdir(), 'directory-scrape-'))
const street = await startStreet()
const children = new Set<ChildProcess>()

/** Runs a program of the site against the street, with its output to look into. */
const run = (program: string, settings: Record<string, string> = {}) => {
  const env = {
    ...process.env, ...street.settings, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', SEED_DEMO: 'false',
    ADMIN_PASSWORD: 'correct horse battery', SCRAPER_PLACES: town, WORKER: 'false', ...settings,
  }
  const child = spawn(process.execPath, ['--import', 'tsx', program], { env })
  children.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()))
  const said = async (text: RegExp) => {
    for (let tries = 0; tries < 600; tries++) {
      const match = text.exec(output)
      if (match) return match[1] ?? match[0]
      if (child.exitCode !== null) break
      await new Promise((done) => setTimeout(done, 100))
    }
    throw new Error(`${program} did not say ${text}: ${output}`)
  }
  return { child, said }
}

afterAll(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGTERM')
    await new Promise((done) => child.once('exit', done))
  }
  await street.close()
  await rm(folder, { recursive: true, force: true })
})

test('a scrape is started and watched in the browser; its worker is killed half-way, and another ends it: each business once', async () => {
  const baseURL = await run('api/main.ts').said(/Ready: (http:\S+)/)
  const killed = run('api/jobs/worker-command.ts')
  await killed.said(/Working/)
  const { page, complaints } = await visit('/login', { baseURL, viewport: desktop })
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/\/admin/)
  await page.goto('/admin?tab=scraper')

  const blocked = street.firms.filter(({ hasSite }) => hasSite)[1]!.website
  await page.getByLabel('Extra directory URL (optional)').fill(blocked)
  await page.getByRole('button', { name: 'Run Full Scrape' }).click()
  const bar = page.getByRole('progressbar', { name: 'Progress of the scrape' })
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'))
  await expect.poll(percent, { timeout: 60_000 }).toBeGreaterThan(25)
  killed.child.kill('SIGKILL')
  const before = await percent()
  expect(before).toBeLessThan(100)

  await run('api/jobs/worker-command.ts').said(/Working/)
  await expect.poll(percent, { timeout: 60_000 }).toBeGreaterThan(before)
  await page.getByRole('heading', { name: 'All directories: Finished' }).waitFor({ timeout: 120_000 })
  await page.getByText('Scraping completed').first().waitFor()
  await page.getByRole('list', { name: 'Problems' }).getByText('Blocked').first().waitFor()
  await expectAccessible(page)

  const answer = (await (await fetch(`${baseURL}/api/suppliers`)).json()) as { name: string }[]
  const expected = street.firms.filter((firm) => firm.town === town && firm.listedBy.some((source) => source !== 'google_places'))
  expect(answer.map(({ name }) => name).toSorted()).toEqual(expected.map(({ name }) => name).toSorted())
  for (const host of ['yell', 'thomson', 'freeindex', 'checkatrade'].map((name) => `${name}.localhost`)) {
    const times = street.accessLog.filter((visited) => visited.host === host).map(({ at }) => at)
    expect(Math.min(...times.slice(1).map((at, index) => at - times[index]!))).toBeGreaterThanOrEqual(990)
  }
  expect(complaints).toEqual([])
}, 300_000)
