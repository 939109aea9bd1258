import type { Pool } from 'pg'
import { readRows, runSql } from '../../database/sql.ts'
import { getPictureUrl, maxPictureBytes, type Size, type StoredPicture } from '../../pictures/picture.rules.ts'
import { storePicture, type PictureFile } from '../../pictures/store-picture.ts'
import type { Env } from '../../process/env.ts'
import { badInput, PublicError } from '../../server/errors.ts'
import { formatUserAgent } from '../../outgoing/fetch-settings.ts'
import { PageError, Unreachable, Gone } from '../../outgoing/page-errors.ts'
import { followRedirects } from '../../outgoing/follow-redirects.ts'
import { sendRequest } from '../../outgoing/send-request.ts'

interface StoreOptions {
  username?: string | undefined
  cut?: Size | undefined
  signal?: AbortSignal | undefined
}

/** Fetched once, except for crops; errors are stored with the address. @throws BAD_USER_INPUT naming `address`. */
export const storeRemote = async (
  { pool, env }: { pool: Pool; env: Env },
  address: string,
  { username, cut, signal }: StoreOptions = {},
): Promise<PictureFile> => {
  const known = cut ? undefined : await knownPicture(pool, address)
  if (known) return known
  try {
    const from = { userAgent: formatUserAgent(env), allowedHosts: env.SOURCE_ALLOWED_HOSTS, signal }
    const bytes = await fetchBytes(address, from)
    const picture = await storePicture({ pool, env }, bytes, { username, cut, cameFrom: address })
    if (!cut) await recordPicture(pool, address, { hash: picture.url.slice('/pictures/'.length).slice(0, 32) })
    return picture
  } catch (error) {
    const problem = formatProblem(error)
    await recordPicture(pool, address, { problem })
    throw badInput({ address: problem })
  }
}

const knownPicture = async (pool: Pool, address: string): Promise<PictureFile | undefined> => {
  const text = `
    update picture p set used_at = now() from remote_picture r where r.hash = p.hash and r.url = $1
    returning p.hash, p.width, p.height`
  const [found] = await readRows<StoredPicture>(pool, text, [address])
  return found && { url: getPictureUrl(found), width: found.width, height: found.height }
}

/** @throws errors that are not the fault of the address or the picture. */
const formatProblem = (error: unknown): string => {
  if (error instanceof Unreachable) return `No response from ${new URL(error.url).host}.`
  if (error instanceof PageError) return `${error.message}.`.replace(/\.\.$/, '.').slice(0, 300)
  if (error instanceof PublicError && error.code === 'BAD_USER_INPUT') return error.message
  throw error
}

const recordPicture = async (pool: Pool, address: string, { hash, problem }: { hash?: string; problem?: string }) => {
  await runSql(
    pool,
    `insert into remote_picture (url, hash, problem) values ($1, $2, $3)
       on conflict (url) do update
         set hash = excluded.hash, problem = excluded.problem, tries = remote_picture.tries + 1, tried_at = now()
       where remote_picture.hash is null or excluded.hash is not null`,
    [address, hash ?? null, problem ?? null],
  )
}

const timeoutMs = 20_000

interface FetchBytes {
  userAgent: string
  /** Exempt from the refusal of private networks, as in the scraper. */
  allowedHosts: string[]
  signal?: AbortSignal | undefined
}

/** Each redirect is checked like a scraped page. @throws Disallowed, Gone, Unreachable. */
const fetchBytes = async (address: string, { userAgent, allowedHosts, signal }: FetchBytes): Promise<Buffer> => {
  const headers = { 'user-agent': userAgent, accept: 'image/avif,image/webp,image/*;q=0.8' }
  const { status, body, url } = await followRedirects(address, (hop) =>
    sendRequest(hop, { headers, allowedHosts, timeoutMs, maxBytes: maxPictureBytes, signal }),
  )
  if (status === 200) return body
  throw new Gone(url, `${new URL(url).host} answered ${status}`)
}
