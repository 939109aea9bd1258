import { StartError, type Env } from '../../process/env.ts'
import { inParts } from '../../process/stream-parts.ts'
import { type S3Client, createS3, withErrorCheck, readElementTexts } from '../../outgoing/s3-client.ts'
import { createFile, createFolderStore, type BackupFile, type BackupStore } from './folder-store.ts'

/** Per request, in memory: S3 accepts parts from 5 MB, at most 10,000. */
const partBytes = 16 << 20

export const createS3File = (s3: S3Client, path: string): BackupFile => ({
  label: `s3://${path}`,
  write: (content) => upload(s3, path, content),
  read: () => download(s3, path),
})

const createS3Store = (s3: S3Client, bucket: string, prefix: string): BackupStore => ({
  label: `s3://${bucket}/${prefix}`,
  list: () => list(s3, bucket, prefix),
  file: (name) => createS3File(s3, `${bucket}/${prefix}${name}`),
  remove: async (name) => {
    await s3('DELETE', `${bucket}/${prefix}${name}`)
  },
})

const upload = async (s3: S3Client, path: string, content: AsyncIterable<Buffer>) => {
  const found = await s3('HEAD', path, { accept: [404] })
  if (found.ok) throw new Error(`s3://${path} already exists`)
  const [uploadId] = readElementTexts(await (await s3('POST', path, { query: { uploads: '' } })).text(), 'UploadId')
  if (!uploadId) throw new Error('S3 did not start an upload')
  try {
    const tags: string[] = []
    for await (const body of inParts(content, partBytes)) {
      const query = { partNumber: String(tags.length + 1), uploadId }
      const answer = await s3('PUT', path, { query, body })
      tags.push(answer.headers.get('etag') ?? '')
      await answer.body?.cancel()
    }
    const parts = tags.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag}</ETag></Part>`).join('')
    const body = `<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`
    withErrorCheck(await (await s3('POST', path, { query: { uploadId }, body })).text())
  } catch (error) {
    await s3('DELETE', path, { query: { uploadId } }).catch(() => {}) // otherwise its parts are stored and billed
    throw error
  }
}

/** Ranges allow a failed request to be repeated; fails if the object changes meanwhile. */
async function* download(s3: S3Client, path: string): AsyncGenerator<Buffer> {
  const head = await s3('HEAD', path, { accept: [404] })
  if (!head.ok) throw new Error(`s3://${path} does not exist`)
  const size = Number(head.headers.get('content-length'))
  const tag = head.headers.get('etag')
  for (let from = 0; from < size; from += partBytes) {
    const range = `bytes=${from}-${Math.min(from + partBytes, size) - 1}`
    const answer = await s3('GET', path, { headers: { range, ...(tag ? { 'if-match': tag } : {}) } })
    yield Buffer.from(await answer.arrayBuffer())
  }
}

const list = async (s3: S3Client, bucket: string, prefix: string): Promise<string[]> => {
  const names: string[] = []
  let more: string | undefined
  do {
    const query = { 'list-type': '2', delimiter: '/', prefix, ...(more ? { 'continuation-token': more } : {}) }
    const xml = withErrorCheck(await (await s3('GET', bucket, { query })).text())
    names.push(...readElementTexts(xml, 'Key').map((key) => key.slice(prefix.length)))
    more = readElementTexts(xml, 'NextContinuationToken')[0]
  } while (more)
  return names
}

export type S3Settings = Pick<
  Env,
  'BACKUP_S3_ENDPOINT' | 'BACKUP_S3_REGION' | 'BACKUP_S3_KEY_ID' | 'BACKUP_S3_SECRET_KEY'
>

export const createBackupS3 = (settings: S3Settings, waits?: number[]): S3Client =>
  createS3(
    {
      settingsPrefix: 'BACKUP_S3',
      purpose: 'a backup to s3://',
      endpoint: settings.BACKUP_S3_ENDPOINT,
      region: settings.BACKUP_S3_REGION,
      keyId: settings.BACKUP_S3_KEY_ID,
      secretKey: settings.BACKUP_S3_SECRET_KEY,
    },
    waits,
  )

const suffix = '.tar'

export const backupName = (now: Date) => `backup-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}${suffix}`

export const backupTime = (name: string): Date | undefined => {
  const [, year, month, day, hours, minutes, seconds] =
    /^backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar$/.exec(name) ?? []
  return year ? new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`) : undefined
}

/** FILE.tar, FOLDER, s3://bucket/key.tar or s3://bucket/prefix. @throws StartError */
export const findBackupTarget = (text: string, settings: S3Settings): { file: BackupFile } | { store: BackupStore } => {
  const isOne = text.endsWith(suffix)
  if (!/^\w\w+:\/\//.test(text)) return isOne ? { file: createFile(text) } : { store: createFolderStore(text) }
  // services sign plus signs, spaces and the like differently
  const [, bucket, key = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{2,62})(?:\/([\w./-]*))?$/.exec(text) ?? []
  if (!bucket) {
    throw new StartError(
      `"${text}" is not of the form s3://bucket/prefix with letters, digits, dots, hyphens and underscores`,
    )
  }
  const s3 = createBackupS3(settings)
  if (isOne) return { file: createS3File(s3, `${bucket}/${key}`) }
  return { store: createS3Store(s3, bucket, key && !key.endsWith('/') ? `${key}/` : key) }
}

export const findBackupStore = (text: string, settings: S3Settings): BackupStore => {
  const target = findBackupTarget(text, settings)
  if ('file' in target) throw new StartError('BACKUP_TO must be a folder or s3://bucket/prefix, not a file')
  return target.store
}

export const checkBackupTo = async ({ BACKUP_TO, ...settings }: S3Settings & { BACKUP_TO?: string | undefined }) => {
  if (!BACKUP_TO) return
  const store = findBackupStore(BACKUP_TO, settings)
  await store.check?.().catch((error: unknown) => {
    throw new StartError(`BACKUP_TO ${(error as Error).message}`)
  })
}
