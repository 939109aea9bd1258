import { afterAll, expect, test } from 'vitest'
import { queueJob } from '../../jobs/queue-job.ts'
import { testSite } from '../../testing/test-site.ts'
import { changedValues, recordAction, saveChanges } from './record-action.ts'

const site = await testSite()
afterAll(site.close)

const em = () => site.database.orm.em.fork()
const rows = async (sql: string) => (await site.database.pool.query(sql)).rows

test('an action is recorded with its actor and the values before and after', async () => {
  await recordAction(site.database.pool, site.admin, {
    action: 'supplier.edit',
    subject: 'supplier',
    subjectId: 7,
    before: { name: 'A' },
    after: { name: 'B' },
  })
  expect(await rows('select * from audit_entry')).toMatchObject([
    {
      user_id: site.admin.id,
      username: 'ada',
      action: 'supplier.edit',
      subject: 'supplier',
      subject_id: '7',
      before: { name: 'A' },
      after: { name: 'B' },
    },
  ])
})

test('records are neither changed nor deleted', async () => {
  await expect(rows("update audit_entry set action = 'other'")).rejects.toThrow('the audit log is only added to')
  await expect(rows('delete from audit_entry')).rejects.toThrow('the audit log is only added to')
})

test('an action and a job belong to their transaction', async () => {
  const failing = em().transactional(async (inside) => {
    await recordAction(inside, site.admin, { action: 'supplier.hide', subject: 'supplier', subjectId: 8 })
    await queueJob(inside, 'send_mail', { id: 8 })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await rows("select 1 from audit_entry where action = 'supplier.hide'")).toEqual([])
  expect(await rows('select 1 from graphile_worker.jobs')).toEqual([])
  await em().transactional((inside) => queueJob(inside, 'send_mail', { id: 9 }, { key: 'mail-9' }))
  expect(await rows('select task_identifier, key from graphile_worker.jobs')).toEqual([
    { task_identifier: 'send_mail', key: 'mail-9' },
  ])
})

test('only values that differ are recorded, a missing one as null; without any there is no new version', async () => {
  const row = { version: 3, name: 'Oak', phone: undefined as string | null | undefined, tags: ['a'] }
  expect(changedValues(row, { name: 'Oak', phone: null, tags: ['a'] })).toBeUndefined()
  expect(changedValues(row, { name: 'Ash', phone: '1', tags: ['a'] })).toEqual({
    before: { name: 'Oak', phone: null },
    after: { name: 'Ash', phone: '1' },
  })
  const save = (values: Partial<typeof row>) =>
    saveChanges(site.database.pool, site.admin, row, values, { action: 'post.save', subjectId: 5 })
  expect(await save({ name: 'Oak' })).toEqual(row)
  expect(row.version).toBe(3)
  expect(await save({ name: 'Ash' })).toMatchObject({ version: 4, name: 'Ash', tags: ['a'] })
  expect(await rows("select subject, before, after from audit_entry where action = 'post.save'")).toEqual([
    { subject: 'post', before: { name: 'Oak' }, after: { name: 'Ash' } },
  ])
})
