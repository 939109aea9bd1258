import type { Task } from 'graphile-worker'
import { checkBacklinksTask, checkBacklinkTask } from '../backlinks/check-backlink.task.ts'
import { sendMailTask } from '../contact/send-mail.task.ts'
import type { Database } from '../database/orm.ts'
import { forgetPlacesTask } from '../scraping/forget-places.task.ts'
import { scrapePage } from '../scraping/scrape-page.task.ts'
import type { Env } from '../server/env.ts'

/** What a task works with. A task may be run twice, since a worker may end between doing and saying so. */
export interface JobContext {
  env: Env
  database: Database
}

/** Every task by its name. */
export const tasksFor = (context: JobContext): Record<string, Task> => ({
  scrape_page: scrapePage(context),
  check_backlink: checkBacklinkTask(context),
  check_backlinks: checkBacklinksTask(context),
  forget_places: forgetPlacesTask(context),
  send_mail: sendMailTask(context),
})
