import { inTransaction } from '../database/transaction.ts'
import { runSql } from '../database/sql.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { retentionDays } from '../process/retention-days.rules.ts'
import { fileName, pictureTypes, listSizes, type StoredPicture } from './picture.rules.ts'
import { pictureStore } from './picture-store.ts'
import { shownPictures } from './shown-pictures.ts'

/**
 * Deletes pictures that nothing has shown, or could show again by undoing, for a month since a run noticed.
 * Those of a supplier deleted for good go at once, if nothing else shows them. Each is deleted files first, so that an
 * interruption can be repeated.
 */
export const deleteUnusedPictures = async ({ env, database: { pool } }: JobContext, signal?: AbortSignal) => {
  const store = pictureStore(env)
  await runSql(
    pool,
    `update picture set used_at = now() where used_at < now() - interval '1 day' and hash in (${shownPictures})`,
  )
  for (;;) {
    signal?.throwIfAborted()
    const isDone = await inTransaction(pool, async (client) => {
      const { rows } = await runSql<StoredPicture>(
        client,
        `select hash, width, height from picture where used_at < now() - make_interval(days => $1)
          order by used_at limit 1 for update skip locked`,
        [retentionDays.unusedPictures],
      )
      const [picture] = rows
      if (!picture) return true
      for (const size of listSizes(picture))
        for (const type of pictureTypes) await store.remove(fileName(picture.hash, size, type))
      await runSql(client, 'delete from picture where hash = $1', [picture.hash])
      return false
    })
    if (isDone) return
  }
}
