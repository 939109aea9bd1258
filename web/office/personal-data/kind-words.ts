import type { PersonalDataKind } from '../../graphql.generated.ts'

/** Each kind's label, and its office screen if it has one. */
export const kindWords: Record<PersonalDataKind, { label: string; path?: string }> = {
  REVIEW: { label: 'Published reviews', path: '/admin/reviews' },
  UNPUBLISHED_REVIEW: { label: 'Unpublished reviews', path: '/admin/reviews' },
  MESSAGE: { label: 'Messages', path: '/admin/requests' },
  MAIL: { label: 'Emails from the site', path: '/admin/outbox' },
  REQUEST: { label: 'Requests for a listing', path: '/admin/requests' },
  REPORT: { label: 'Reports of wrong listings', path: '/admin/requests' },
  REGISTRATION: { label: 'Unlisted registrations', path: '/admin/requests' },
  OWNER_CONTACT: { label: 'Contact emails of listed businesses', path: '/admin/suppliers' },
  IMPORTED_VALUE: { label: 'Data from imports and scrapes', path: '/admin/imports' },
  UPLOAD: { label: 'Files uploaded for import', path: '/admin/imports' },
  MERGED_VALUE: { label: 'Data from merges', path: '/admin/duplicates' },
  DECISION: { label: 'Reasons of decisions', path: '/admin/requests' },
  LISTING: { label: 'Public listings', path: '/admin/suppliers' },
  SUPPRESSION: { label: 'Businesses blocked from collection' },
  ACCOUNT: { label: 'Office accounts' },
  SESSION: { label: 'Sessions' },
  NETWORK: { label: 'Networks of accounts' },
  SIGN_IN: { label: 'Failed sign-ins' },
  SIGN_IN_HISTORY: { label: 'Sign-ins to accounts', path: '/admin/people' },
  INVITATION: { label: 'Invitations to the staff', path: '/admin/people' },
  EMAIL_CHANGE: { label: 'Unconfirmed email addresses', path: '/admin/account' },
  AUDIT_ENTRY: { label: 'The audit log', path: '/admin/audit' },
  ARTICLE: { label: 'Articles', path: '/admin/posts' },
  API_KEY: { label: 'API keys', path: '/admin/keys' },
}
