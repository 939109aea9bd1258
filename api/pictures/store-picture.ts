import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import type { Env } from '../process/env.ts'
import { encodePicture } from './encode-picture.ts'
import { addressOf, type Size } from './picture.rules.ts'
import { pictureStore } from './picture-store.ts'
import type { Picture } from './picture.ts'

interface Storing {
  /** The name of who uploaded it. */
  username?: string | undefined
  /** The address that it was fetched from. */
  cameFrom?: string | undefined
  /** It is cut to this size. */
  cut?: Size | undefined
}

/**
 * Encodes a picture anew and stores it; the same file again is the same picture.
 * @throws BAD_USER_INPUT naming `picture`; RATE_LIMITED while too many wait.
 */
export const storePicture = async (
  { pool, env }: { pool: Pool; env: Env },
  bytes: Buffer,
  { username, cameFrom, cut }: Storing,
): Promise<Picture> => {
  const { files, ...picture } = await encodePicture(bytes, cut)
  const { hash, width, height } = picture
  const size = files.reduce((sum, file) => sum + file.bytes.length, 0)
  const store = pictureStore(env)
  // First the row, which keeps whoever removes what is not used from removing the files that are written next: these
  // outside of a transaction, since a slow bucket would hold its connection. A row without files is removed as unused.
  await runSql(
    pool,
    `insert into picture (hash, width, height, bytes, username, came_from) values ($1, $2, $3, $4, $5, $6)
       on conflict (hash) do update set used_at = now()`,
    [hash, width, height, size, username ?? null, cameFrom ?? null],
  )
  for (const file of files) await store.write(file.name, file.bytes)
  return { url: addressOf(picture), width, height }
}
