import { retentionDays, formatPeriod } from '../../process/retention-days.rules.ts'
import { enumType } from '../../schema/types.ts'
import type { TableName } from '../tables.ts'

export const PersonalDataKind = enumType('PersonalDataKind', 'The kinds of personal data.', {
  REVIEW: 'A published review.',
  UNPUBLISHED_REVIEW: 'A review that waits, was declined or was taken down.',
  MESSAGE: 'A message from the contact form.',
  MAIL: 'An email of the site.',
  REQUEST: 'A request for a listing, sent with the short form.',
  REPORT: 'A report about a listing.',
  REGISTRATION: 'A business that registered and is not listed.',
  OWNER_CONTACT: 'The contact email of a listed business, for correspondence only.',
  IMPORTED_VALUE: 'A contact email among the values that an import or a scrape changed.',
  UPLOAD: 'An uploaded file of suppliers, while it is stored.',
  MERGED_VALUE: 'A contact email among the values that a merge of duplicates moved.',
  DECISION: 'An administrator’s texts of a decision.',
  LISTING: 'The public details of a business.',
  SUPPRESSION: 'Data that prevents a deleted business from being added again.',
  ACCOUNT: 'An account of the office.',
  SESSION: 'A session of such an account.',
  NETWORK: 'A network from which such an account was used.',
  SIGN_IN: 'A failed attempt to sign in.',
  SIGN_IN_HISTORY: 'A sign-in to such an account.',
  INVITATION: 'A pending staff invitation.',
  EMAIL_CHANGE: 'An unverified email address of an account.',
  AUDIT_ENTRY: 'An entry of the audit log.',
  ARTICLE: 'An article, by its author.',
  API_KEY: 'An API key, by its owner.',
})
export type PersonalDataKind = keyof typeof PersonalDataKind

export const ErasureStep = enumType('ErasureStep', 'The effect of erasing on an entry.', {
  DELETE: 'It is deleted.',
  BLANK: 'The person’s data is removed; the rest stays.',
  KEEP: 'It stays, for the given reason.',
})
export type ErasureStep = keyof typeof ErasureStep

/** `first` and `set` are SQL; $1 in `first` is the rows' ids. */
export type ErasureRule = { delete: true; first?: string } | { set: string; words: string } | { keep: string }

export interface PersonalDataTable {
  table: TableName
  only?: string
  /** SQL of a row's id; `t.id` by default. */
  id?: string
  at: string
  /** Columns or expressions with the person's own email address, phone number or name; `u` is the row's account. */
  email?: readonly string[]
  phone?: readonly string[]
  name?: readonly string[]
  /** Texts that may mention the person. */
  mentions?: readonly string[]
  /** A text with a word index. */
  words?: { of: string; in: string }
  shown: Readonly<Record<string, string>>
  upon: ErasureRule
}

const erasedName = 'A former visitor'

const isRegistration = `t.status in ('pending', 'rejected') and exists (select from registration r where r.supplier_id = t.id)`
const undecide = (kind: string) => `delete from decision where kind = '${kind}' and item_id = any($1::int[])`
const supplierName = '(select s.name from supplier s where s.id = t.supplier_id)'
const [account, accountName] = ['u.email', 'u.username']
const withAccount = 'It belongs to an office account, and is deleted with it'

const plannedLines = `(select string_agg(concat_ws(' ', l.name, l.notes::text), E'\\n') from import_upload_line l where l.upload_id = t.id)`
/** A file's bytes as text in any encoding: non-ASCII bytes are escaped. */
const sentFile = String.raw`(select replace(string_agg(encode(p.data, 'escape'), '' order by p.part), '\000', '') from import_upload_part p where p.upload_id = t.id)`

const review = {
  table: 'review',
  at: 't.created_at',
  email: ['t.reviewer_email'],
  name: ['t.reviewer_name'],
  mentions: ['t.comment', 't.rejection_reason'],
  words: { of: 't.comment', in: 'review_words(t.reviewer_name, t.reviewer_email, t.comment)' },
} as const

/** Its test lists the tables without any personal data. */
export const personalDataTables: Readonly<Record<PersonalDataKind, PersonalDataTable>> = {
  REVIEW: {
    ...review,
    only: `t.status = 'published'`,
    shown: {
      Supplier: supplierName,
      Rating: 't.rating',
      Comment: 't.comment',
      Name: 't.reviewer_name',
      Email: 't.reviewer_email',
    },
    upon: {
      set: `reviewer_name = '${erasedName}', reviewer_email = null, user_id = null`,
      words: `Name and email are erased; rating and text stay, by “${erasedName}”`,
    },
  },
  UNPUBLISHED_REVIEW: {
    ...review,
    only: `t.status <> 'published'`,
    shown: {
      Supplier: supplierName,
      Status: 't.status',
      Rating: 't.rating',
      Comment: 't.comment',
      Name: 't.reviewer_name',
      Email: 't.reviewer_email',
      Reason: 't.rejection_reason',
    },
    upon: { delete: true, first: undecide('REVIEW') },
  },
  MESSAGE: {
    table: 'contact_message',
    at: 't.created_at',
    email: ['t.email'],
    name: ['t.name'],
    mentions: ['t.subject', 't.message'],
    shown: {
      Name: 't.name',
      Email: 't.email',
      About: 't.reason',
      Subject: 't.subject',
      Message: 't.message',
      Status: 't.status',
    },
    upon: { delete: true, first: undecide('MESSAGE') },
  },
  MAIL: {
    table: 'outbox_mail',
    at: 't.created_at',
    email: ['t.recipient', 't.reply_to'],
    name: ['t.reply_name'],
    mentions: ['t.subject', 't.body'],
    shown: { To: 't.recipient', 'Replies go to': 't.reply_to', Subject: 't.subject', Text: 't.body', State: 't.state' },
    upon: { delete: true },
  },
  REQUEST: {
    table: 'business_request',
    at: 't.created_at',
    email: ['t.contact_email'],
    phone: ['t.contact_phone'],
    name: ['t.contact_name'],
    mentions: ['t.business_name', 't.business_address', 't.additional_info'],
    shown: {
      Business: 't.business_name',
      Name: 't.contact_name',
      Email: 't.contact_email',
      Phone: 't.contact_phone',
      Address: 't.business_address',
      Website: 't.website',
      'More information': 't.additional_info',
      Status: 't.status',
    },
    upon: { delete: true, first: undecide('REQUEST') },
  },
  REPORT: {
    table: 'supplier_report',
    at: 't.created_at',
    email: ['t.email'],
    mentions: ['t.details'],
    shown: { Supplier: supplierName, Reason: 't.reason', Details: 't.details', Email: 't.email', Status: 't.status' },
    upon: { delete: true, first: undecide('REPORT') },
  },
  REGISTRATION: {
    table: 'supplier',
    only: isRegistration,
    at: 't.created_at',
    email: ['t.contact_email', 't.email'],
    phone: ['t.phone'],
    mentions: ['t.name', 't.description'],
    shown: {
      Business: 't.name',
      'Contact email': 't.contact_email',
      Email: 't.email',
      Phone: 't.phone',
      Address: `concat_ws(', ', t.address, t.city, t.county, t.postcode)`,
      Description: 't.description',
      Status: 't.status',
    },
    upon: {
      delete: true,
      first: `delete from decision d using registration r
               where r.supplier_id = any($1::int[]) and d.kind = 'REGISTRATION' and d.item_id = r.id`,
    },
  },
  OWNER_CONTACT: {
    table: 'supplier',
    only: `not (${isRegistration})`,
    at: 't.created_at',
    email: ['t.contact_email'],
    shown: { Supplier: 't.name', 'Contact email': 't.contact_email' },
    upon: { set: 'contact_email = null', words: 'The contact email is removed; the listing stays' },
  },
  IMPORTED_VALUE: {
    table: 'batch_entry',
    only: `t.kind = 'changed'`,
    at: 't.at',
    email: [`t.before ->> 'contact_email'`, `t.after ->> 'contact_email'`],
    shown: {
      Supplier: supplierName,
      'Email before': `t.before ->> 'contact_email'`,
      'Email after': `t.after ->> 'contact_email'`,
    },
    upon: {
      set: `before = t.before - 'contact_email', after = t.after - 'contact_email'`,
      words: 'The contact email is removed from the import’s records',
    },
  },
  UPLOAD: {
    table: 'import_upload',
    at: 't.created_at',
    mentions: ['t.samples::text', plannedLines, sentFile],
    shown: { File: 't.file_name', 'Sent by': 't.username', Status: 't.status' },
    upon: { delete: true },
  },
  MERGED_VALUE: {
    table: 'supplier_merge',
    at: 't.merged_at',
    email: [`t.filled ->> 'contact_email'`, `t.replaced ->> 'contact_email'`],
    shown: { 'Email taken over': `t.filled ->> 'contact_email'`, 'Email before': `t.replaced ->> 'contact_email'` },
    upon: {
      set: `filled = t.filled - 'contact_email', replaced = t.replaced - 'contact_email'`,
      words: 'The contact email is removed from the merge’s records',
    },
  },
  DECISION: {
    table: 'decision',
    only: `coalesce(t.message, t.note) is not null`,
    at: 't.decided_at',
    mentions: ['t.message', 't.note'],
    shown: { About: 't.kind', Message: 't.message', Note: 't.note' },
    upon: { set: 'message = null, note = null', words: 'Message and note are removed; the decision stays' },
  },
  LISTING: {
    table: 'supplier',
    only: `not (${isRegistration})`,
    at: 't.created_at',
    email: ['t.email'],
    phone: ['t.phone'],
    shown: { Supplier: 't.name', 'No.': 't.id', Email: 't.email', Phone: 't.phone', Status: 't.status' },
    upon: {
      keep: 'It is the business’s public information. Correct it under Suppliers, or permanently delete the listing there',
    },
  },
  SUPPRESSION: {
    table: 'suppression',
    at: 't.created_at',
    email: ['t.email_key'],
    phone: ['t.phone_key'],
    shown: { Business: 't.name', Reason: 't.reason' },
    upon: { keep: 'It prevents the business from being collected again' },
  },
  ACCOUNT: {
    table: 'app_user',
    at: 't.created_at',
    email: ['t.email'],
    name: ['t.username'],
    shown: { Username: 't.username', Email: 't.email', Role: 't.role', 'Notified by email': 't.mail_choices' },
    upon: { keep: 'It is an office account, and stays while its owner works here' },
  },
  SESSION: {
    table: 'user_session',
    at: 't.created_at',
    email: [account],
    name: [accountName],
    shown: { Browser: 't.user_agent', Address: 't.address', 'Last used': 't.last_seen_at' },
    upon: { keep: withAccount },
  },
  NETWORK: {
    table: 'known_network',
    id: `t.user_id || '/' || t.network`,
    at: 't.seen_at',
    email: [account],
    name: [accountName],
    shown: { Network: 't.network' },
    upon: { keep: `${withAccount}, or after ${formatPeriod(retentionDays.knownNetworks)}` },
  },
  SIGN_IN: {
    table: 'sign_in_attempt',
    at: 't.at',
    email: ['t.username'],
    name: ['t.username'],
    shown: { Username: 't.username', Network: 't.network' },
    upon: { keep: `It holds attackers off, and goes after ${formatPeriod(retentionDays.failedSignIns)}` },
  },
  SIGN_IN_HISTORY: {
    table: 'sign_in',
    at: 't.at',
    email: [account],
    name: [accountName],
    shown: { Outcome: 't.outcome', Address: 't.address', Browser: 't.user_agent' },
    upon: { keep: `${withAccount}, or after ${formatPeriod(retentionDays.signIns)}` },
  },
  INVITATION: {
    table: 'invitation',
    at: 't.created_at',
    email: ['t.email'],
    shown: { Email: 't.email', Role: 't.role', 'Invited by': 't.invited_by' },
    upon: { delete: true },
  },
  EMAIL_CHANGE: {
    table: 'email_change',
    at: 't.created_at',
    email: ['t.email'],
    shown: { Email: 't.email' },
    upon: { delete: true },
  },
  AUDIT_ENTRY: {
    table: 'audit_entry',
    at: 't.at',
    name: ['t.username'],
    mentions: ['t.username', 't.before::text', 't.after::text'],
    shown: { 'Done by': 't.username', What: 't.action', Before: 't.before', After: 't.after' },
    upon: {
      keep: `The audit log cannot be changed. It is stored for legal claims until ${formatPeriod(retentionDays.auditLog)} after the end of its year`,
    },
  },
  ARTICLE: {
    table: 'blog_post',
    at: 't.created_at',
    name: ['t.author'],
    shown: { Title: 't.title', Author: 't.author' },
    upon: { keep: 'The author’s name belongs to the article. Change it under Posts' },
  },
  API_KEY: {
    table: 'api_key',
    at: 't.created_at',
    name: ['t.name'],
    mentions: ['t.name'],
    shown: { 'Key of': 't.name', Origins: 't.allowed_origins' },
    upon: { keep: 'The key is in use. Revoke it under API Keys' },
  },
}
