import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import type { Env } from '../process/env.ts'
import { encodePicture } from './encode-picture.ts'
import { getPictureUrl, type Size } from './picture.rules.ts'
import { pictureStore } from './picture-store.ts'
import type { Picture } from './picture.ts'

interface StoreOptions {
  username?: string | undefined
  cameFrom?: string | undefined
  cut?: Size | undefined
}

/**
 * Encodes and stores a picture; the same file again is the same picture.
 * @throws BAD_USER_INPUT naming `picture`; RATE_LIMITED if the queue is full.
 */
export const storePicture = async (
  { pool, env }: { pool: Pool; env: Env },
  bytes: Buffer,
  { username, cameFrom, cut }: StoreOptions,
): Promise<Picture> => {
  const { files, ...picture } = await encodePicture(bytes, cut)
  const { hash, width, height } = picture
  const size = files.reduce((sum, file) => sum + file.bytes.length, 0)
  const store = pictureStore(env)
  // The row comes first and protects the files from the clean-up job. The files are written outside a transaction,
  // since a slow bucket would hold its connection. A row without files is removed as unused.
  await runSql(
    pool,
    `insert into picture (hash, width, height, bytes, username, came_from) values ($1, $2, $3, $4, $5, $6)
       on conflict (hash) do update set used_at = now()`,
    [hash, width, height, size, username ?? null, cameFrom ?? null],
  )
  for (const file of files) await store.write(file.name, file.bytes)
  return { url: getPictureUrl(picture), width, height }
}
