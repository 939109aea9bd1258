import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const keyId = 'KEYID'
const secret = 'a secret key'
const region = 'eu-west-2'

const hashHex = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
const hmac = (key: Buffer | string, content: string) => createHmac('sha256', key).update(content).digest()

/** AWS Signature Version 4, body included. */
const isSigned = (request: IncomingMessage, body: Buffer): boolean => {
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    ) ?? []
  const [id, day = '', ...rest] = scope.split('/')
  if (id !== keyId || rest.join('/') !== `${region}/s3/aws4_request`) return false
  if (request.headers['x-amz-content-sha256'] !== hashHex(body)) return false
  const [path, query = ''] = request.url!.split('?')
  const sorted = query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .toSorted()
    .join('&')
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, path, sorted, headers.join(''), names, hashHex(body)].join('\n')
  const time = String(request.headers['x-amz-date'])
  const text = ['AWS4-HMAC-SHA256', time, [day, ...rest].join('/'), hashHex(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`)
  return hmac(key, text).toString('hex') === signature && time.startsWith(day)
}

/** Simple and multipart uploads; lists two objects per page. */
export const s3StandIn = async () => {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const refusals: number[] = []
  const requests: string[] = []

  const list = (bucket: string, query: URLSearchParams) => {
    const begin = `${bucket}/${query.get('prefix')}`
    const keys = [...objects.keys()].filter((key) => key.startsWith(begin) && !key.slice(begin.length).includes('/'))
    const from = Number(query.get('continuation-token') ?? 0)
    const shown = keys.toSorted().slice(from, from + 2)
    const contents = shown.map((key) => `<Contents><Key>${key.slice(bucket.length + 1)}</Key></Contents>`).join('')
    const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
    return `<ListBucketResult>${contents}${next}</ListBucketResult>`
  }

  type Answer = { status: number; body?: string | Buffer; headers?: Record<string, string> }
  const refuse = (status: number, code: string): Answer => ({
    status,
    body: `<Error><Code>${code}</Code><Message>Told so.</Message></Error>`,
  })

  const answer = (request: IncomingMessage, body: Buffer): Answer => {
    const url = new URL(request.url!, 'http://s3')
    const key = url.pathname.slice(1)
    const uploadId = url.searchParams.get('uploadId') ?? ''
    const parts = uploads.get(uploadId)
    const object = objects.get(key)
    requests.push(`${request.method} ${url.searchParams.get('partNumber') ?? key}`)
    const refusal = refusals.shift()
    if (refusal) return refuse(refusal, 'SlowDown')
    if (!isSigned(request, body)) return refuse(403, 'SignatureDoesNotMatch')
    switch (request.method) {
      case 'POST':
        if (url.searchParams.has('uploads')) {
          const id = `upload-${requests.length}`
          uploads.set(id, new Map())
          return { status: 200, body: `<Result><UploadId>${id}</UploadId></Result>` }
        }
        if (!parts) return refuse(404, 'NoSuchUpload')
        objects.set(key, Buffer.concat([...parts].toSorted(([a], [b]) => a - b).map(([, part]) => part)))
        uploads.delete(uploadId)
        return { status: 200, body: '<CompleteMultipartUploadResult/>' }
      case 'PUT':
        if (!uploadId) {
          objects.set(key, body)
          return { status: 200 }
        }
        if (!parts) return refuse(404, 'NoSuchUpload')
        parts.set(Number(url.searchParams.get('partNumber')), body)
        return { status: 200, headers: { etag: `"${hashHex(body)}"` } }
      case 'DELETE':
        if (uploadId) uploads.delete(uploadId)
        else objects.delete(key)
        return { status: 204 }
      case 'HEAD':
        if (!object) return { status: 404 }
        return { status: 200, headers: { 'content-length': String(object.length), etag: `"${hashHex(object)}"` } }
      default: {
        if (url.searchParams.has('list-type')) return { status: 200, body: list(key, url.searchParams) }
        if (!object) return refuse(404, 'NoSuchKey')
        const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
        if (from === undefined) return { status: 200, body: object }
        return { status: 206, body: object.subarray(Number(from), Number(to) + 1) }
      }
    }
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { status, body = '', headers = {} } = answer(request, Buffer.concat(chunks))
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    settings: {
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      BACKUP_S3_REGION: region,
      BACKUP_S3_KEY_ID: keyId,
      BACKUP_S3_SECRET_KEY: secret,
    },
    objects,
    uploads,
    refusals,
    requests,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
