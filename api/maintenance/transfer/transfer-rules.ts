export interface TransferredTable {
  kind: string
  order: string
  /** A new site already has rows: an import replaces them. All other tables must be empty. */
  isReplaced?: true
  /** A single row that every site needs: it stays if the export has none. */
  isOneRow?: true
}

/** How a table is exported, or why it is not. */
type TransferRule = TransferredTable | { because: string }

const counted = { because: 'it is counted or derived from what is exported' }
const historyOnly = { because: 'it tells what happened on this site, and nothing that a visitor sees' }
const secret = { because: 'it holds passwords, keys or secrets' }
const written = { because: 'visitors wrote it to those who run this site' }
const reference = { because: 'it comes with each release' }
const working = { because: 'it is work of this site that is going on' }

/** The rule of every table. Exported tables come first, in import order: referring rows after their targets. */
export const transferRules: Readonly<Record<string, TransferRule>> = {
  site_settings: { kind: 'siteSettings', order: 'id', isReplaced: true, isOneRow: true },
  ad_settings: { kind: 'adSettings', order: 'id', isReplaced: true, isOneRow: true },
  ad_slot: { kind: 'adSlot', order: 'id', isReplaced: true },
  mail_template: { kind: 'mailTemplate', order: 'kind', isReplaced: true },
  legal_text: { kind: 'legalText', order: 'page', isReplaced: true },
  schedule: { kind: 'schedule', order: 'id', isReplaced: true },
  scrape_limits: { kind: 'scrapeLimits', order: 'id', isReplaced: true, isOneRow: true },
  county_content: {
    kind: 'countyGuide',
    order: '(select url_name from county where id = county_id)',
    isReplaced: true,
  },
  guide_version: { kind: 'guideVersion', order: 'id', isReplaced: true },
  supplier: { kind: 'supplier', order: 'id' },
  outside_rating: { kind: 'outsideRating', order: 'id' },
  supplier_source: { kind: 'supplierSource', order: 'source, source_key' },
  supplier_merge: { kind: 'supplierMerge', order: 'id' },
  dismissed_pair: { kind: 'dismissedPair', order: 'first_id, second_id' },
  suppression: { kind: 'suppression', order: 'id' },
  review: { kind: 'review', order: 'id' },
  blog_post: { kind: 'post', order: 'id' },
  old_post_slug: { kind: 'oldPostSlug', order: 'slug' },
  deleted_post_slug: { kind: 'deletedPostSlug', order: 'slug' },
  backlink: { kind: 'backlink', order: 'id' },
  redirect: { kind: 'redirect', order: 'id' },
  picture: { kind: 'picture', order: 'hash' },

  transfer: working,
  transfer_part: working,
  app_user: secret,
  user_session: secret,
  second_factor: secret,
  recovery_code: secret,
  invitation: secret,
  email_change: secret,
  api_key: secret,
  webhook: secret,
  registration: { because: 'it only keeps a business from registering twice, for some days' },
  business_request: written,
  supplier_report: written,
  contact_message: written,
  outbox_mail: written,
  decision: historyOnly,
  audit_entry: historyOnly,
  sign_in_attempt: historyOnly,
  sign_in: historyOnly,
  known_network: historyOnly,
  view_count: historyOnly,
  search_count: historyOnly,
  api_key_use: historyOnly,
  webhook_delivery: historyOnly,
  change: historyOnly,
  change_feed: historyOnly,
  backup_outcome: historyOnly,
  supplier_list_outcome: historyOnly,
  scrape_run: historyOnly,
  scrape_page: historyOnly,
  scrape_search: historyOnly,
  scrape_progress: historyOnly,
  scrape_listing: historyOnly,
  scraped_page: historyOnly,
  host_turn: historyOnly,
  import: historyOnly,
  supplier_intake: historyOnly,
  intake_change: historyOnly,
  going_live_step: historyOnly,
  paid_request: historyOnly,
  import_mapping: { because: 'it is a habit of this site' },
  import_upload: working,
  import_upload_part: working,
  import_upload_line: working,
  import_line: working,
  visit_day: working,
  counted_visit: working,
  rate_limit: working,
  spent_points: working,
  worker: working,
  remote_picture: working,
  duplicate_pair: counted,
  duplicate_found: counted,
  duplicate_queue: counted,
  duplicate_run: counted,
  supplier_counting: counted,
  tally: counted,
  tally_change: counted,
  report_top: counted,
  supplier_list: counted,
  supplier_list_part: counted,
  supplier_count: counted,
  supplier_cell: counted,
  supplier_town: counted,
  supplier_word: counted,
  supplier_search: counted,
  county: reference,
  location: reference,
  location_name: reference,
  place_version: reference,
  postcode: reference,
  migration: reference,
}

/** Fields (`kind.field`) of earlier exports that are ignored, because nothing uses them any more. */
export const retiredFields: ReadonlySet<string> = new Set([
  'dismissedPair.dismissedAt',
  'deletedPostSlug.deletedAt',
  'picture.madeAt',
])

export const transferred = Object.entries(transferRules).flatMap(([table, rule]) =>
  'kind' in rule ? [{ table, ...rule }] : [],
)
