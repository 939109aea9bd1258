import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { testFolder } from '../../testing/test-folder.ts'
import { s3StandIn } from '../../testing/fake-s3.ts'
import {
  findBackupTarget,
  findBackupStore,
  createBackupS3,
  type S3Settings,
  createS3File,
} from './find-backup-target.ts'
import { deleteOldBackups, listBackups } from './delete-old-backups.ts'
import type { BackupFile } from './folder-store.ts'
import { checkPath, takenFiles } from './restore-files.ts'

const s3 = await s3StandIn()
afterAll(s3.close)
beforeEach(() => {
  s3.objects.clear()
  s3.requests.length = 0
})

const placeAt = (path: string, settings: S3Settings = s3.settings) =>
  createS3File(createBackupS3(settings, [1, 1]), path)
const megabyte = Buffer.alloc(1 << 20, 'b')

async function* megabytes(count: number, failure?: Error): AsyncGenerator<Buffer> {
  for (let made = 0; made < count; made++) yield megabyte
  if (failure) throw failure
}
const readAll = async (place: BackupFile) => {
  const chunks: Buffer[] = []
  for await (const chunk of place.read()) chunks.push(chunk)
  return { parts: chunks.length, bytes: Buffer.concat(chunks) }
}

describe('a backup in S3', () => {
  test('is written and read in parts of 16 MB, each request signed', async () => {
    const place = placeAt('shop/daily/one.tar')
    await place.write(megabytes(17))
    expect(s3.requests).toEqual([
      'HEAD shop/daily/one.tar',
      'POST shop/daily/one.tar',
      'PUT 1',
      'PUT 2',
      'POST shop/daily/one.tar',
    ])
    const { parts, bytes } = await readAll(place)
    expect(parts).toBe(2)
    expect(bytes.equals(Buffer.alloc(17 << 20, 'b'))).toBe(true)
    await expect(place.write(megabytes(1))).rejects.toThrow('s3://shop/daily/one.tar already exists')
  })

  test('that breaks off leaves nothing behind', async () => {
    await expect(placeAt('shop/one.tar').write(megabytes(17, new Error('the disk broke')))).rejects.toThrow(
      'the disk broke',
    )
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0])
  })

  test('is retried if the service is busy, and refused with one line', async () => {
    s3.refusals.push(500, 429)
    await placeAt('shop/one.tar').write(megabytes(1))
    expect(s3.objects.get('shop/one.tar')).toHaveLength(1 << 20)
    s3.refusals.push(503, 503, 503)
    await expect(placeAt('shop/two.tar').write(megabytes(1))).rejects.toThrow(
      `S3 at ${s3.settings.BACKUP_S3_ENDPOINT} refused (503): no reason was given`,
    )
    const wrong = { ...s3.settings, BACKUP_S3_SECRET_KEY: 'another' }
    await expect(findBackupStore('s3://shop', wrong).list()).rejects.toThrow(
      `S3 at ${s3.settings.BACKUP_S3_ENDPOINT} refused (403): SignatureDoesNotMatch: Told so.`,
    )
    await expect(placeAt('shop/one.tar', wrong).write(megabytes(1))).rejects.toThrow(
      'refused (403): the key, its secret or its permissions are wrong',
    )
    const nobody = { ...s3.settings, BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1' }
    await expect(placeAt('shop/one.tar', nobody).write(megabytes(1))).rejects.toThrow(
      'S3 at http://127.0.0.1:1 does not respond: ',
    )
    await expect(readAll(placeAt('shop/none.tar'))).rejects.toThrow('s3://shop/none.tar does not exist')
  })

  test('the newest stay, and one being made, whatever else is in the bucket', async () => {
    const store = findBackupStore('s3://shop/daily', s3.settings)
    for (const day of ['01', '02', '03', '04', '05'])
      s3.objects.set(`shop/daily/backup-202611${day}T020000Z.tar`, megabyte)
    const unfinished = ['03', '05'].map((day) => `shop/daily/backup-202611${day}T020000Z.tar.partial`)
    for (const name of ['shop/daily/notes.txt', ...unfinished]) s3.objects.set(name, megabyte)
    s3.objects.set('shop/other/backup-20260101T020000Z.tar', megabyte)
    expect(await deleteOldBackups(store, 2, new Date('2026-11-05T03:00:00Z'))).toHaveLength(4)
    expect([...s3.objects.keys()].toSorted()).toEqual([
      'shop/daily/backup-20261104T020000Z.tar',
      'shop/daily/backup-20261105T020000Z.tar',
      'shop/daily/backup-20261105T020000Z.tar.partial',
      'shop/daily/notes.txt',
      'shop/other/backup-20260101T020000Z.tar',
    ])
    expect((await listBackups(store))[0]).toEqual({
      name: 'backup-20261105T020000Z.tar',
      at: new Date('2026-11-05T02:00:00Z'),
    })
  })
})

test('a target is a file, a folder, an object or a bucket; mistakes are named', () => {
  const getTargetLabel = (text: string) => {
    const found = findBackupTarget(text, s3.settings)
    return 'file' in found ? `one ${found.file.label}` : `many ${found.store.label}`
  }
  expect(['../b/x.tar', '../b', 's3://shop/x.tar', 's3://shop', 's3://shop/a/b/'].map(getTargetLabel)).toEqual([
    'one ../b/x.tar',
    'many ../b',
    'one s3://shop/x.tar',
    'many s3://shop/',
    'many s3://shop/a/b/',
  ])
  expect(() => getTargetLabel('s3://Shop')).toThrow('"s3://Shop" is not of the form s3://bucket/prefix')
  expect(() => getTargetLabel('ftp://shop')).toThrow('"ftp://shop" is not of the form s3://bucket/prefix')
  expect(() => findBackupStore('one.tar', s3.settings)).toThrow('BACKUP_TO must be a folder or s3://bucket/prefix')
  expect(() => findBackupTarget('s3://shop', { BACKUP_S3_REGION: 'eu-west-2' })).toThrow(
    'BACKUP_S3_KEY_ID and BACKUP_S3_SECRET_KEY must be set for a backup to s3://',
  )
})

test('a backup’s files are uploads and the two secrets, and replace none that exist', async () => {
  const isRefused = (path: string) => {
    try {
      return checkPath(path)
    } catch {
      return true
    }
  }
  expect(['uploads/7/logo.webp', 'secrets/session-secret', 'secrets/seal-key'].filter(isRefused)).toEqual([])
  const wrong = [
    'uploads/../x',
    'uploads/a/../b',
    'uploads//b',
    'uploads/a\\b',
    'uploads/c:b',
    'uploads/a\0',
    'uploads/a/',
  ]
  const others = ['secrets/other', 'secrets/session-secret/x', 'uploads', '../x', '/etc/x', 'session-secret']
  expect([...wrong, ...others].filter((path) => !isRefused(path))).toEqual([])
  const folder = await testFolder('taken-files')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  expect(takenFiles(folder, true)).toEqual([])
  await writeFile(join(folder, 'seal-key'), '')
  expect([takenFiles(folder, false), takenFiles(folder, true)]).toEqual([[], ['seal-key']])
  await mkdir(join(folder, 'uploads'))
  expect(takenFiles(folder, false)).toEqual(['uploads'])
})
