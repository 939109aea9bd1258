import { parseCronItems, type Task } from 'graphile-worker'
import type { JobContext, JobList } from '../jobs/job-context.ts'
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
import { buildExportTask } from '../suppliers/full-export/build-export.task.ts'
import { renewFreshnessTask } from '../suppliers/public/renew-freshness.ts'
import { checkCountersTask, foldTalliesTask, renewReportsTask } from '../stats/report.task.ts'
import { deleteUnusedPictures } from '../pictures/delete-unused-pictures.task.ts'
import { showRemotePictures } from '../scraping/pictures/show-remote.task.ts'
import { endLostTransfersTask } from '../maintenance/transfer/end-lost-transfers.task.ts'
import { transferTask } from '../maintenance/transfer/transfer.task.ts'
import { removeDemoTask } from '../seed/remove-demo.ts'
import { scrapePage } from '../scraping/runs/scrape-page.task.ts'

export const tasksFor = (context: JobContext): Record<string, Task> => ({
  backup: backupTask(context),
  scrape_page: scrapePage(context),
  change_batch: changeBatchTask(context),
  check_upload: checkUploadTask(context),
  import_upload: importUploadTask(context),
  check_backlink: checkBacklinkTask(context),
  check_backlinks: checkBacklinksTask(context),
  check_counters: checkCountersTask(context),
  end_ads: async () => void (await endDueAds(context.database.orm.em.fork())),
  end_featured: async () => void (await endFeatured(context.database.orm.em)),
  end_lost_uploads: endLostUploadsTask(context),
  end_lost_transfers: endLostTransfersTask(context),
  fetch_pictures: (_, { abortSignal }) =>
    showRemotePictures({ pool: context.database.pool, env: context.env }, abortSignal),
  fold_tallies: foldTalliesTask(context),
  compare_all: compareAllTask(context),
  compare_changed: compareChangedTask(context),
  deliver_webhook: deliverWebhookTask(context),
  deliver_webhooks: () => queueWebhooks(context.database.pool),
  delete_expired_changes: () => deleteExpiredChanges(context.database.pool),
  delete_unused_pictures: (_, { abortSignal }) => deleteUnusedPictures(context, abortSignal),
  delete_expired_places: () => deleteExpiredPlaces(context.database.pool, context.env.PLACES_RETENTION_DAYS),
  delete_expired_rows: deleteExpiredTask(context),
  build_export: buildExportTask(context),
  publish_posts: async () => void (await publishDuePosts(context.database.orm.em.fork())),
  remove_demo: removeDemoTask(context),
  renew_freshness: renewFreshnessTask(context),
  renew_reports: renewReportsTask(context),
  send_digests: async () => {
    while (await sendDigest(context.database.pool, context.env));
  },
  send_mail: sendMailTask(context),
  send_mails: sendMailsTask(context),
  start_due: async () => {
    while (await startDue(context.database.orm.em.fork(), context.env));
  },
  notify_run: notifyRunTask(context),
  transfer: transferTask(context),
})

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
