import { withErrorCheck, readElementTexts, type S3Client } from '../../outgoing/s3-client.ts'
import type { BackupFile, BackupStore } from './backup-store.ts'

/** Bytes per request, held in memory. S3 accepts parts from 5 MB, at most 10,000. */
const partBytes = 16 << 20

/** An S3 object at bucket and key; it appears once complete. */
export const createS3File = (s3: S3Client, path: string): BackupFile => ({
  label: `s3://${path}`,
  write: (content) => upload(s3, path, content),
  read: () => download(s3, path),
})

/** All objects with this key prefix, up to the next slash. */
export const createS3Store = (s3: S3Client, bucket: string, prefix: string): BackupStore => ({
  label: `s3://${bucket}/${prefix}`,
  list: () => list(s3, bucket, prefix),
  place: (name) => createS3File(s3, `${bucket}/${prefix}${name}`),
  remove: async (name) => {
    await s3('DELETE', `${bucket}/${prefix}${name}`)
  },
})

const upload = async (s3: S3Client, path: string, content: AsyncIterable<Buffer>) => {
  const found = await s3('HEAD', path, { accept: [404] })
  if (found.ok) throw new Error(`s3://${path}: exists already`)
  const [uploadId] = readElementTexts(await (await s3('POST', path, { query: { uploads: '' } })).text(), 'UploadId')
  if (!uploadId) throw new Error('S3 did not begin an upload')
  try {
    const tags: string[] = []
    for await (const body of inParts(content)) {
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

async function* inParts(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of content) {
    waiting.push(chunk)
    bytes += chunk.byteLength
    if (bytes < partBytes) continue
    yield Buffer.concat(waiting, bytes)
    waiting = []
    bytes = 0
  }
  if (bytes) yield Buffer.concat(waiting, bytes)
}

/** Downloads in ranges, so that a failed request can be repeated; fails if the object changes meanwhile. */
async function* download(s3: S3Client, path: string): AsyncGenerator<Buffer> {
  const head = await s3('HEAD', path, { accept: [404] })
  if (!head.ok) throw new Error(`s3://${path}: there is no such object`)
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
