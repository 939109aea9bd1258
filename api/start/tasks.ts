import { parseCronItems, type Task } from 'graphile-worker'
import type { JobContext, JobList, JobTask } from '../jobs/job-context.ts'
import { log } from '../process/log.ts'
import { endDueAds } from '../ads/save-ads.ts'
import { backupTask } from '../maintenance/backup/backup.task.ts'
import { checkBacklinksTask, checkBacklinkTask } from '../backlinks/check-backlink.ts'
import { sendDigest } from '../notices/send-digests.task.ts'
import { notifyRunTask } from '../notices/notify-run.task.ts'
import { publishDuePosts } from '../blog/admin/publish-posts.task.ts'
import { deleteExpiredChanges } from '../partners/changes/delete-expired-changes.task.ts'
import { compareAllTask, compareChangedTask } from '../duplicates/runs/compare.task.ts'
import { startDue } from '../office/schedules/start-due.task.ts'
import { sendMailsTask, sendMailTask } from '../mail/send-mail.task.ts'
import { deleteExpiredTask } from '../maintenance/retention/delete-expired.task.ts'
import { deleteExpiredPlaces } from '../scraping/saving/delete-expired-places.task.ts'
import { deliverWebhookTask } from '../partners/webhooks/deliver-webhook.task.ts'
import { queueWebhooks } from '../partners/webhooks/queue-webhooks.ts'
import { endFeatured } from '../suppliers/admin/mark-supplier.ts'
import { changeBatchTask } from '../suppliers/import/batches/change-batch.ts'
import { checkUploadTask } from '../suppliers/import/uploads/check-upload.task.ts'
import { endLostUploadsTask } from '../suppliers/import/uploads/end-lost-uploads.task.ts'
import { importUploadTask } from '../suppliers/import/uploads/import-upload.task.ts'
import { buildExportIfDue } from '../suppliers/full-export/build-export.task.ts'
import { renewFreshness } from '../suppliers/public/renew-freshness.ts'
import { checkCountersTask, foldTalliesTask, renewReportsTask } from '../stats/report.task.ts'
import { deleteUnusedPictures } from '../pictures/delete-unused-pictures.task.ts'
import { showRemotePictures } from '../scraping/pictures/show-remote.task.ts'
import { endLostTransfersTask, transferTask } from '../maintenance/transfer/transfer.task.ts'
import { endDemo } from '../seed/remove-demo.ts'
import { scrapePage } from '../scraping/runs/scrape-page.task.ts'

const tasks: Record<string, JobTask> = {
  backup: backupTask,
  scrape_page: scrapePage,
  change_batch: changeBatchTask,
  check_upload: checkUploadTask,
  import_upload: importUploadTask,
  check_backlink: checkBacklinkTask,
  check_backlinks: checkBacklinksTask,
  check_counters: checkCountersTask,
  end_ads: ({ database }) => endDueAds(database.orm.em.fork()),
  end_featured: ({ database }) => endFeatured(database.orm.em),
  end_lost_uploads: endLostUploadsTask,
  end_lost_transfers: endLostTransfersTask,
  fetch_pictures: ({ env, database: { pool } }, _, { abortSignal }) => showRemotePictures({ pool, env }, abortSignal),
  fold_tallies: foldTalliesTask,
  compare_all: compareAllTask,
  compare_changed: compareChangedTask,
  deliver_webhook: deliverWebhookTask,
  deliver_webhooks: ({ database }) => queueWebhooks(database.pool),
  delete_expired_changes: ({ database }) => deleteExpiredChanges(database.pool),
  delete_unused_pictures: (context, _, { abortSignal }) => deleteUnusedPictures(context, abortSignal),
  delete_expired_places: ({ env, database }) => deleteExpiredPlaces(database.pool, env.PLACES_RETENTION_DAYS),
  delete_expired_rows: deleteExpiredTask,
  build_export: ({ database }) => buildExportIfDue(database.pool),
  publish_posts: ({ database }) => publishDuePosts(database.orm.em.fork()),
  remove_demo: async ({ database }) => log.info(await endDemo(database), 'demo data removed'),
  renew_freshness: ({ database }) => renewFreshness(database.pool),
  renew_reports: renewReportsTask,
  send_digests: async ({ env, database }) => {
    while (await sendDigest(database.pool, env));
  },
  send_mail: sendMailTask,
  send_mails: sendMailsTask,
  start_due: async ({ env, database }) => {
    while (await startDue(database.orm.em.fork(), env));
  },
  notify_run: notifyRunTask,
  transfer: transferTask,
}

export const tasksFor = (context: JobContext): Record<string, Task> =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload, helpers) => void (await task(context, payload as never, helpers)),
    ]),
  )

/** In UTC, each run once for all processes. */
export const cronItems = parseCronItems([
  { task: 'backup', match: '23 * * * *', options: { maxAttempts: 1 } }, // it checks hourly whether a backup is due
  { task: 'end_ads', match: '* * * * *', options: { maxAttempts: 1 } }, // after the last day, at midnight in London
  { task: 'end_featured', match: '* * * * *', options: { maxAttempts: 1 } },
  { task: 'end_lost_uploads', match: '* * * * *', options: { maxAttempts: 1 } },
  { task: 'end_lost_transfers', match: '* * * * *', options: { maxAttempts: 1 } },
  { task: 'fetch_pictures', match: '* * * * *', options: { maxAttempts: 1, queueName: 'pictures' } },
  { task: 'fold_tallies', match: '* * * * *', options: { maxAttempts: 1 } },
  { task: 'compare_all', match: '31 1 * * *', options: { maxAttempts: 3 } },
  { task: 'compare_changed', match: '* * * * *', options: { maxAttempts: 1 } },
  { task: 'deliver_webhooks', match: '* * * * *', options: { maxAttempts: 1 } }, // in case a hint was lost
  { task: 'delete_expired_changes', match: '7 2 * * *', options: { maxAttempts: 3 } },
  { task: 'delete_unused_pictures', match: '53 2 * * *', options: { maxAttempts: 3 } },
  { task: 'delete_expired_places', match: '41 2 * * *', options: { maxAttempts: 3 } },
  { task: 'delete_expired_rows', match: '13 2 * * *', options: { maxAttempts: 3 } },
  { task: 'build_export', match: '* * * * *', options: { maxAttempts: 1, queueName: 'supplier-list' } },
  { task: 'publish_posts', match: '* * * * *', options: { maxAttempts: 1 } }, // in case a job was lost
  { task: 'renew_freshness', match: '11 4 * * *', options: { maxAttempts: 3 } },
  { task: 'renew_reports', match: '2 1 * * *', options: { maxAttempts: 3 } }, // after the end of the day in London, in summer too
  { task: 'start_due', match: '* * * * *', options: { maxAttempts: 1 } },
  { task: 'send_digests', match: '* * * * *', options: { maxAttempts: 1 } }, // from 07:00 London time on
  { task: 'send_mails', match: '* * * * *', options: { maxAttempts: 1 } }, // in case a job was lost
])

export const work: JobList = { tasksFor, cronItems }
