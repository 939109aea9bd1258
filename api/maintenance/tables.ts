import { retentionDays } from '../process/retention-days.rules.ts'

/** Rows are deleted nightly, once `at` is `days` ago; an index covers it. */
export interface RetentionPeriod {
  days: number
  at: string
  only?: string
}

export interface ExportRule {
  kind: string
  order: string
  /** A new site already has rows, which an import replaces; all other tables must be empty. */
  isReplaced?: true
  /** A single row that every site needs: it stays if the export has none. */
  isOneRow?: true
}

interface TableRule {
  /** After how many days rows expire, or by what else, or why they stay. */
  expires: RetentionPeriod | string
  /** How rows are exported, or why they are not. */
  export: ExportRule | string
  /** Belongs to one database or process, or is rebuilt. */
  isNotBackedUp?: true
}

const few = 'never: administrators enter it, and it stays small'
const withSupplier = 'with its supplier'
const withRun = 'with its run: the 100 newest runs of the scraper stay'
const loaded = 'never: it comes with a release, or is counted from what does'
const state = 'never: it is the current state, and does not grow'
const counter = 'by the process that counts, within seconds of the next day'
const notDecided = (kind: string) =>
  `t.status <> 'pending' and not exists (select from decision d where d.kind = '${kind}' and d.item_id = t.id and d.undone_at is null)`

const counted = 'it is derived from what is exported'
const historyOnly = 'it is this site’s history, which no visitor sees'
const secret = 'it holds passwords, keys or secrets'
const written = 'visitors wrote it to this site’s operator'
const reference = 'it comes with each release'
const working = 'it is unfinished work of this site'

/** Exported tables in import order (referring rows after their targets), the rest in the order of the job. */
const rules = {
  site_settings: { expires: few, export: { kind: 'siteSettings', order: 'id', isReplaced: true, isOneRow: true } },
  ad_settings: { expires: few, export: { kind: 'adSettings', order: 'id', isReplaced: true, isOneRow: true } },
  ad_slot: { expires: few, export: { kind: 'adSlot', order: 'id', isReplaced: true } },
  mail_template: {
    expires: 'one row for each kind of email that was changed',
    export: { kind: 'mailTemplate', order: 'kind', isReplaced: true },
  },
  legal_text: { expires: few, export: { kind: 'legalText', order: 'page', isReplaced: true } },
  schedule: { expires: few, export: { kind: 'schedule', order: 'id', isReplaced: true } },
  scrape_limits: { expires: state, export: { kind: 'scrapeLimits', order: 'id', isReplaced: true, isOneRow: true } },
  county_content: {
    expires: loaded,
    export: { kind: 'countyGuide', order: '(select url_name from county where id = county_id)', isReplaced: true },
  },
  guide_version: {
    expires: 'the next change of the guide: the last 50 versions of each stay',
    export: { kind: 'guideVersion', order: 'id', isReplaced: true },
  },
  supplier: {
    expires:
      'the directory itself; what was taken down must not be collected again; rejected registrations: delete-expired.task.ts',
    export: { kind: 'supplier', order: 'id' },
  },
  external_rating: {
    expires: 'delete_expired_places for Google Places’ data; others stay with the supplier',
    export: { kind: 'externalRating', order: 'id' },
  },
  supplier_source: { expires: withSupplier, export: { kind: 'supplierSource', order: 'source, source_key' } },
  supplier_merge: {
    expires: 'delete_expired_places for Google Places’ data; the rest with its supplier',
    export: { kind: 'supplierMerge', order: 'id' },
  },
  dismissed_pair: { expires: withSupplier, export: { kind: 'dismissedPair', order: 'first_id, second_id' } },
  suppression: {
    expires: 'businesses that asked to be removed must not be collected again',
    export: { kind: 'suppression', order: 'id' },
  },
  review: {
    expires: 'it stays while the supplier is listed; rejected ones: delete-expired.task.ts',
    export: { kind: 'review', order: 'id' },
  },
  blog_post: { expires: few, export: { kind: 'post', order: 'id' } },
  old_post_slug: { expires: few, export: { kind: 'oldPostSlug', order: 'slug' } },
  deleted_post_slug: { expires: few, export: { kind: 'deletedPostSlug', order: 'slug' } },
  backlink: { expires: few, export: { kind: 'backlink', order: 'id' } },
  redirect: { expires: few, export: { kind: 'redirect', order: 'id' } },
  picture: {
    expires: 'delete_unused_pictures, after a month unused; with its supplier at once',
    export: { kind: 'picture', order: 'hash' },
  },
  view_count: { expires: { days: retentionDays.counts, at: 'day' }, export: historyOnly },
  search_count: { expires: { days: retentionDays.counts, at: 'day' }, export: historyOnly }, // rare ones after a month: delete-expired.task.ts
  api_key_use: { expires: { days: retentionDays.counts, at: 'day' }, export: historyOnly },
  user_session: { expires: { days: retentionDays.sessions, at: 'created_at' }, export: secret },
  sign_in: { expires: { days: retentionDays.signIns, at: 'at' }, export: historyOnly },
  invitation: { expires: { days: retentionDays.invitations, at: 'expires_at' }, export: secret },
  email_change: { expires: { days: retentionDays.emailVerifications, at: 'expires_at' }, export: secret },
  sign_in_attempt: { expires: { days: retentionDays.failedSignIns, at: 'at' }, export: historyOnly },
  known_network: { expires: { days: retentionDays.knownNetworks, at: 'seen_at' }, export: historyOnly },
  decision: { expires: { days: retentionDays.requests, at: 'decided_at' }, export: historyOnly },
  business_request: {
    expires: { days: retentionDays.requests, at: 'created_at', only: notDecided('REQUEST') },
    export: written,
  },
  supplier_report: {
    expires: { days: retentionDays.requests, at: 'created_at', only: notDecided('REPORT') },
    export: written,
  },
  contact_message: {
    expires: { days: retentionDays.requests, at: 'created_at', only: notDecided('MESSAGE') },
    export: written,
  },
  transfer: { expires: { days: retentionDays.transfers, at: 'created_at' }, export: working },
  transfer_part: { expires: 'the end of its import, or with its transfer', export: working },
  import_upload: { expires: { days: retentionDays.uploads, at: 'created_at' }, export: working },
  import_mapping: { expires: { days: retentionDays.batches, at: 'used_at' }, export: 'it is specific to this site' },
  batch_entry: { expires: { days: retentionDays.batches, at: 'at' }, export: historyOnly },
  webhook_delivery: {
    expires: { days: retentionDays.deliveries, at: 'created_at', only: `t.state = 'delivered'` },
    export: historyOnly,
    isNotBackedUp: true,
  },
  outbox_mail: { expires: { days: retentionDays.mails, at: 'created_at' }, export: written },
  scraped_page: { expires: { days: retentionDays.readPages, at: 'fetched_at' }, export: historyOnly },
  audit_entry: { expires: 'whole years, which delete-expired.task.ts detaches and drops', export: historyOnly },
  change: { expires: 'delete_expired_changes, in the order of the feed', export: historyOnly, isNotBackedUp: true },
  scrape_listing: {
    expires: 'delete_expired_places for Google Places’ data; others with their run',
    export: historyOnly,
  },
  scrape_run: { expires: withRun, export: historyOnly },
  scrape_page: { expires: withRun, export: historyOnly },
  scrape_search: { expires: withRun, export: historyOnly },
  scrape_progress: { expires: withRun, export: historyOnly },
  remote_picture: {
    expires: { days: retentionDays.unusedPictures, at: 'tried_at', only: 't.hash is null' },
    export: working,
  },
  visit_day: { expires: counter, export: working },
  counted_visit: { expires: counter, export: working },
  rate_limit: { expires: 'counting, once the window has ended', export: working },
  spent_points: { expires: 'charging, once the bucket is full again', export: working },
  worker: { expires: 'other workers, once it has died', export: working, isNotBackedUp: true },
  recovery_code: { expires: 'being used, or the next set', export: secret },
  supplier_counting: { expires: 'the next save of a supplier, or fold_tallies, each minute', export: counted },
  tally_change: { expires: 'fold_tallies, each minute', export: counted },
  report_top: { expires: 'renew_reports, each night', export: counted },
  supplier_list: {
    expires: 'build_export, except the newest and those still being read',
    export: counted,
    isNotBackedUp: true,
  },
  supplier_list_part: { expires: 'build_export, with its list', export: counted, isNotBackedUp: true },
  supplier_list_outcome: { expires: 'it is current state, and does not grow', export: historyOnly },
  host_turn: { expires: 'one row per site ever visited, for its crawl delay', export: historyOnly },
  tally: { expires: 'one row a day, a county and a thousand suppliers', export: counted },
  registration: { expires: withSupplier, export: 'it only prevents duplicate registrations for some days' },
  duplicate_pair: { expires: 'comparing suppliers when they change, and all at night', export: counted },
  duplicate_queue: { expires: 'being compared, within minutes', export: counted },
  duplicate_run: { expires: 'the next run: the last 50 stay', export: counted },
  import_line: { expires: 'the end of its import', export: working },
  import_upload_part: { expires: 'the end of its import, or with its upload', export: working },
  import_upload_line: {
    expires: 'the end of its import but for refused ones, the next check of its upload, or with it',
    export: working,
  },
  import: { expires: 'one row an import', export: historyOnly },
  batch_change: { expires: 'one row per hiding, listing or undoing of an import or run', export: historyOnly },
  paid_request: { expires: 'one row a month', export: historyOnly },
  webhook: { expires: few, export: secret },
  api_key: { expires: few, export: secret },
  app_user: { expires: few, export: secret },
  second_factor: { expires: few, export: secret },
  county: { expires: loaded, export: reference },
  location: { expires: loaded, export: reference },
  location_name: { expires: loaded, export: reference },
  place_version: { expires: loaded, export: reference },
  postcode: { expires: loaded, export: reference },
  supplier_count: { expires: loaded, export: counted },
  supplier_cell: { expires: loaded, export: counted },
  supplier_town: { expires: loaded, export: counted },
  supplier_word: { expires: loaded, export: counted },
  supplier_search: { expires: loaded, export: counted },
  backup_outcome: { expires: state, export: historyOnly },
  going_live_step: { expires: state, export: historyOnly },
  change_feed: { expires: state, export: historyOnly, isNotBackedUp: true },
  migration: { expires: state, export: reference, isNotBackedUp: true },
} as const satisfies Record<string, TableRule>

export type TableName = keyof typeof rules
export const tables: Readonly<Record<TableName, TableRule>> = rules

export const exportedTables = Object.entries(tables).flatMap(([table, { export: rule }]) =>
  typeof rule === 'string' ? [] : [{ table, ...rule }],
)
