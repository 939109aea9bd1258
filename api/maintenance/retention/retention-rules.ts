import { retentionDays } from '../../process/retention-days.rules.ts'

/** Rows deleted nightly, in batches, once `at` is `days` ago; an index covers it. */
export interface RetentionPeriod {
  days: number
  at: string
  only?: string
}

/** How a table's rows expire: by age, by other means, or not at all. */
type RetentionRule = RetentionPeriod | { by: string } | { because: string }

const few = { because: 'administrators enter it, and it stays small' }
const withSupplier = { because: 'it belongs to a supplier, and goes with it' }
const withRun = { by: 'the 100 newest runs of the scraper are kept, and all that belongs to them' }
const loaded = { because: 'it comes with a release, or is counted from what does' }
const state = { because: 'it tells how things stand, and does not grow' }
const notDecided = (kind: string) =>
  `t.status <> 'pending' and not exists (select from decision d where d.kind = '${kind}' and d.item_id = t.id and d.undone_at is null)`

/** The retention of every table, in the order of the nightly job. */
export const retentionRules: Readonly<Record<string, RetentionRule>> = {
  view_count: { days: retentionDays.counts, at: 'day' },
  search_count: { days: retentionDays.counts, at: 'day' }, // rare ones after a month: delete-expired.task.ts
  api_key_use: { days: retentionDays.counts, at: 'day' },
  user_session: { days: retentionDays.sessions, at: 'created_at' },
  sign_in: { days: retentionDays.signIns, at: 'at' },
  invitation: { days: retentionDays.invitations, at: 'expires_at' },
  email_change: { days: retentionDays.emailProofs, at: 'expires_at' },
  sign_in_attempt: { days: retentionDays.failedSignIns, at: 'at' },
  known_network: { days: retentionDays.knownNetworks, at: 'seen_at' },
  decision: { days: retentionDays.requests, at: 'decided_at' },
  business_request: { days: retentionDays.requests, at: 'created_at', only: notDecided('REQUEST') },
  supplier_report: { days: retentionDays.requests, at: 'created_at', only: notDecided('REPORT') },
  contact_message: { days: retentionDays.requests, at: 'created_at', only: notDecided('MESSAGE') },
  transfer: { days: retentionDays.transfers, at: 'created_at' },
  transfer_part: { by: 'the end of its loading, or with its transfer' },
  import_upload: { days: retentionDays.uploads, at: 'created_at' },
  import_mapping: { days: retentionDays.intakes, at: 'used_at' },
  supplier_intake: { days: retentionDays.intakes, at: 'at' },
  webhook_delivery: { days: retentionDays.deliveries, at: 'created_at', only: `t.state = 'delivered'` },
  outbox_mail: { days: retentionDays.mails, at: 'created_at' },
  scraped_page: { days: retentionDays.readPages, at: 'fetched_at' },
  audit_entry: { by: 'whole years, which forget-audit.ts detaches and drops' },
  change: { by: 'forget_changes, in the order of the feed' },
  outside_rating: { by: 'forget_places, what Google Places told; others stay with the supplier' },
  scrape_listing: { by: 'forget_places, what Google Places told; others with their run' },
  scrape_run: withRun,
  scrape_page: withRun,
  scrape_search: withRun,
  scrape_progress: withRun,
  picture: { by: 'forget_pictures, once nothing has shown it for a month; with its supplier at once' },
  remote_picture: { days: retentionDays.unusedPictures, at: 'tried_at', only: 't.hash is null' },
  visit_day: { by: 'whoever counts, within seconds of the next day' },
  counted_visit: { by: 'whoever counts, within seconds of the next day' },
  rate_limit: { by: 'whoever counts, once the window is over' },
  spent_points: { by: 'whoever spends, once nothing is spent' },
  worker: { by: 'the other workers, once it is gone' },
  recovery_code: { by: 'being used, or the next set' },
  supplier_counting: { by: 'the next who saves a supplier, or fold_tallies, each minute' },
  tally_change: { by: 'fold_tallies, each minute' },
  report_top: { by: 'renew_reports, each night' },
  supplier_list: { by: 'make_supplier_list: the newest, and those that are still being read' },
  supplier_list_part: { by: 'make_supplier_list, with its list' },
  supplier_list_outcome: { because: 'it tells how things stand, and does not grow' },
  host_turn: { because: 'one row a site that was ever visited: the pace it is owed' },
  tally: { because: 'one row a day, a county and a thousand suppliers' },
  supplier: {
    because:
      'the directory itself; what was taken down must not be collected again; rejected registrations: delete-expired.task.ts',
  },
  review: { because: 'it stays while the supplier is listed; rejected ones: delete-expired.task.ts' },
  registration: withSupplier,
  supplier_source: withSupplier,
  supplier_merge: { by: 'forget_places, what Google Places told; the rest goes with its supplier' },
  dismissed_pair: withSupplier,
  duplicate_pair: { by: 'comparing: the suppliers when they change, and all at night' },
  duplicate_found: { by: 'the end of its run' },
  duplicate_queue: { by: 'being compared, within minutes' },
  duplicate_run: { by: 'the next: the last 50 are kept' },
  suppression: { because: 'who does not want to be listed must not be collected again' },
  import_line: { by: 'the end of its import' },
  import_upload_part: { by: 'the end of its import, or with its upload' },
  import_upload_line: { by: 'the end of its import but for refused ones, the next check of its upload, or with it' },
  import: { because: 'one row an import' },
  intake_change: { because: 'one row for each time that an import or a run was hidden, shown or undone' },
  blog_post: few,
  old_post_slug: few,
  deleted_post_slug: few,
  backlink: few,
  schedule: few,
  scrape_limits: state,
  paid_request: { because: 'one row a month' },
  mail_template: { because: 'one row for each kind of email that was changed' },
  webhook: few,
  api_key: few,
  app_user: few,
  second_factor: few,
  ad_settings: few,
  ad_slot: few,
  site_settings: few,
  redirect: few,
  legal_text: few,
  county: loaded,
  county_content: loaded,
  guide_version: { by: 'the next change of the guide: the last 50 texts of each are kept' },
  location: loaded,
  location_name: loaded,
  place_version: loaded,
  postcode: loaded,
  supplier_count: loaded,
  supplier_cell: loaded,
  supplier_town: loaded,
  supplier_word: loaded,
  supplier_search: loaded,
  backup_outcome: state,
  going_live_step: state,
  change_feed: state,
  migration: state,
}
