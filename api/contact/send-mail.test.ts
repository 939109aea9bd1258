import type { AddressInfo } from 'node:net'
import type { JobHelpers } from 'graphile-worker'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { metrics } from '../server/metrics.ts'
import { testWorker } from '../testing/test-worker.ts'
import { testSite } from '../testing/test-site.ts'
import { valueOf } from '../testing/value-of.ts'
import { mailOf } from './mail-of.ts'
import { sendMailTask } from './send-mail.task.ts'

/** The mail host of somebody else: refuses what `refusals` says, takes the rest. */
const taken: { from: string; to: string[]; text: string }[] = []
let refusals = 0
let attempts = 0
const host = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, done) => {
    let text = ''
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    stream.on('end', () => {
      attempts++
      if (refusals-- > 0) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
      const { mailFrom, rcptTo } = session.envelope
      taken.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text })
      return done()
    })
  },
})
await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
const { port } = host.server.address() as AddressInfo
const site = await testSite({ SMTP_URL: `smtp://127.0.0.1:${port}`, CONTACT_EMAIL: 'desk@directory.example.com' })
const { pool } = site.database
const worker = await testWorker({ env: site.env, database: site.database })
afterAll(async () => {
  await worker.stop()
  await site.close()
  await new Promise<void>((done) => host.close(done))
})

const send = async (overrides = {}) => {
  const input = {
    name: 'Anna Field',
    email: 'anna@example.com',
    reason: 'feedback',
    subject: 'Your directory',
    message: 'I found a fitter within a day.',
    ...overrides,
  }
  const { data, errors } = await site.ask('mutation ($input: ContactInput!) { sendMessage(input: $input) { id } }', {
    input,
  })
  expect(errors).toBeUndefined()
  return Number(data.sendMessage.id)
}
const isMailed = async (id: number) =>
  (await pool.query('select mailed_at is not null as is_mailed from contact_message where id = $1', [id])).rows[0]
    .is_mailed
const jobs = async () => (await pool.query('select attempts, last_error from graphile_worker.jobs')).rows

test('refused at first, delivered at the next try, once; the answer goes to the visitor', async () => {
  refusals = 1
  attempts = 0
  taken.length = 0
  const counts = () => Promise.all(['sent', 'failed'].map((result) => valueOf(metrics.mails, { result })))
  const before = await counts()
  const id = await send()
  await expect.poll(() => attempts, { timeout: 20_000 }).toBe(1)
  await expect.poll(async () => (await jobs())[0]?.last_error, { timeout: 20_000 }).toContain('Try again later')
  expect(await isMailed(id)).toBe(false)
  await expect.poll(() => isMailed(id), { timeout: 40_000 }).toBe(true)
  await expect.poll(jobs, { timeout: 20_000 }).toEqual([]) // the job is over once it has said so
  expect([attempts, taken.length]).toEqual([2, 1])
  expect(await counts()).toEqual(before.map((count) => count + 1))
  expect(taken[0]).toMatchObject({ from: 'desk@directory.example.com', to: ['desk@directory.example.com'] })
  expect(taken[0]!.text).toContain('Reply-To: Anna Field <anna@example.com>')
  expect(taken[0]!.text).toContain('Subject: [Blind & Curtain Directory] Your directory')
  expect(taken[0]!.text).toContain('I found a fitter within a day.')
  expect(taken[0]!.text).toContain('Reason: Feedback')
  expect(taken[0]!.text).toMatch(/Message-ID: <contact-\d+-\d+@directory\.example\.com>/i)
})

test('a job that runs again after its message was mailed sends nothing', async () => {
  const before = taken.length
  const id = await send({ subject: 'Once only' })
  await expect.poll(() => isMailed(id), { timeout: 40_000 }).toBe(true)
  await pool.query("select graphile_worker.add_job('send_mail', json_build_object('messageId', $1::int))", [id])
  await expect.poll(jobs, { timeout: 40_000 }).toEqual([])
  expect(taken.length).toBe(before + 1)
})

test('no header can be added by what is typed', async () => {
  const id = await send({ name: 'Anna\r\nBcc: all@example.com', subject: 'Hello\r\nBcc: all@example.com\r\n\r\nBody' })
  await expect.poll(() => isMailed(id), { timeout: 40_000 }).toBe(true)
  const { to, text } = taken.at(-1)!
  expect(to).toEqual(['desk@directory.example.com'])
  expect(text).not.toMatch(/^Bcc:/im)
  // Rows that were written in another way are as harmless.
  const stored = {
    id: 1,
    name: 'A\nBcc: x@example.com',
    email: 'a@example.com\nBcc: x@example.com',
    reason: 'other' as const,
    subject: 'S\r\nBcc: x@example.com',
    message: 'm',
    createdAt: new Date(),
  }
  const mail = mailOf(stored, { to: 'desk@directory.example.com', siteName: 'Directory', siteUrl: undefined })
  expect(JSON.stringify([mail.subject, mail.replyTo, mail.from])).not.toMatch(/\\[nr]/)
})

test('without CONTACT_EMAIL the first administrator is written to, or nobody', async () => {
  const { CONTACT_EMAIL: _, ...env } = site.env
  const task = sendMailTask({ env, database: site.database })
  const insert = `insert into contact_message (name, email, reason, subject, message) values ('Bo', 'bo@example.com', 'other', 'Hi', 'Hello there') returning id`
  const { id } = (await pool.query(insert)).rows[0]
  const before = taken.length
  await task({ messageId: id }, {} as JobHelpers)
  expect([taken.length, await isMailed(id)]).toEqual([before, false])
  await pool.query("update app_user set email = 'ada@directory.example.com' where is_admin")
  await task({ messageId: id }, {} as JobHelpers)
  expect([taken.at(-1)!.to, await isMailed(id)]).toEqual([['ada@directory.example.com'], true])
})
