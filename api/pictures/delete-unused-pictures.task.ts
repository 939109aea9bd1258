import type { JobContext } from '../jobs/job-context.ts'
import { inTransaction } from '../database/transaction.ts'
import { findRow, runSql } from '../database/sql.ts'
import { retentionDays } from '../process/retention-days.rules.ts'
import { fileName, pictureTypes, listSizes, type StoredPicture } from './picture.rules.ts'
import { pictureStore } from './picture-store.ts'

/** SQL: the hashes include pictures that undoing a merge or an import would bring back. */
export const shownPictures = `
  select picture_hashes(concat_ws(' ', logo_url, banner_url, image_url, gallery::text)) as hash from supplier
   where logo_url like '/pictures/%' or banner_url like '/pictures/%' or image_url like '/pictures/%' or gallery <> '[]'
  union all select picture_hashes(concat_ws(' ', image_url, content)) from blog_post
   where image_url like '/pictures/%' or content like '%/pictures/%'
  union all select picture_hashes(creative_url) from ad_slot where creative_url like '/pictures/%'
  union all select picture_hashes(content) from legal_text where content like '%/pictures/%'
  union all select picture_hashes(logo_url) from site_settings where logo_url like '/pictures/%'
  union all select picture_hashes(replaced::text) from supplier_merge
   where undone_at is null and replaced::text like '%/pictures/%'
  union all select picture_hashes(before::text) from batch_entry
   where undone_at is null and before::text like '%/pictures/%'`

/** Deletes the files first, so that it can be repeated. */
export const deleteUnusedPictures = async ({ env, database: { pool } }: JobContext, signal?: AbortSignal) => {
  const store = pictureStore(env)
  await runSql(
    pool,
    `update picture set used_at = now() where used_at < now() - interval '1 day' and hash in (${shownPictures})`,
  )
  for (;;) {
    signal?.throwIfAborted()
    const isDone = await inTransaction(pool, async (client) => {
      const picture = await findRow<StoredPicture>(
        client,
        `select hash, width, height from picture where used_at < now() - make_interval(days => $1)
          order by used_at limit 1 for update skip locked`,
        [retentionDays.unusedPictures],
      )
      if (!picture) return true
      for (const size of listSizes(picture))
        for (const type of pictureTypes) await store.remove(fileName(picture.hash, size, type))
      await runSql(client, 'delete from picture where hash = $1', [picture.hash])
      return false
    })
    if (isDone) return
  }
}
