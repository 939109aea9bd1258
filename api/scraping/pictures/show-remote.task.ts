import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import type { Env } from '../../process/env.ts'
import { PublicError } from '../../server/errors.ts'
import { storeRemote } from './store-remote.ts'

const maxAtOnce = 40

const maxTries = 3

const suppliersWithRemote = `(s.logo_url like 'http%' or s.banner_url like 'http%' or s.image_url like 'http%')`

const usedUrls = `
  select unnest(array[s.logo_url, s.banner_url, s.image_url]) as url from supplier s where ${suppliersWithRemote}
  union select image_url from blog_post where image_url like 'http%'
  union select (regexp_matches(content, '<img src="(https://[^"]+)"', 'g'))[1] from blog_post where content like '%<img src="https://%'`

/** Replaces outside addresses in suppliers and posts by the stored pictures, so that visitors see them. */
export const showRemotePictures = async ({ pool, env }: { pool: Pool; env: Env }, signal?: AbortSignal) => {
  const { rows } = await runSql<{ url: string }>(
    pool,
    `select used.url from (${usedUrls}) used left join remote_picture r on r.url = replace(used.url, '&amp;', '&')
      where used.url like 'http%' and length(used.url) <= 500
        and (r.hash is not null or r.url is null or (r.tries < $1 and r.tried_at < now() - interval '6 hours'))
      limit $2`,
    [maxTries, maxAtOnce],
  )
  for (const { url } of rows) {
    signal?.throwIfAborted()
    try {
      const stored = await storeRemote({ pool, env }, url.replaceAll('&amp;', '&'), { signal })
      await replaceEverywhere(pool, url, stored.url)
    } catch (error) {
      if (!(error instanceof PublicError && error.code === 'BAD_USER_INPUT')) throw error // the note beside the field shows the reason
    }
  }
}

const replaceEverywhere = async (pool: Pool, remote: string, stored: string) => {
  await runSql(
    pool,
    `update supplier s set logo_url = case when logo_url = $1 then $2 else logo_url end,
            banner_url = case when banner_url = $1 then $2 else banner_url end,
            image_url = case when image_url = $1 then $2 else image_url end
      where ${suppliersWithRemote} and $1 in (s.logo_url, s.banner_url, s.image_url)`,
    [remote, stored],
  )
  await runSql(
    pool,
    `update blog_post set image_url = case when image_url = $1 then $2 else image_url end,
            content = replace(content, '<img src="' || $1 || '"', '<img src="' || $2 || '"')
      where image_url = $1 or strpos(content, '<img src="' || $1 || '"') > 0`,
    [remote, stored],
  )
}
