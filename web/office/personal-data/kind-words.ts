import type { PersonalDataKind } from '../../graphql.generated.ts'

/** What each kind is called, and where in the office it stands, if anywhere. */
export const kindWords: Record<PersonalDataKind, { label: string; path?: string }> = {
  REVIEW: { label: 'Published reviews', path: '/admin/reviews' },
  UNPUBLISHED_REVIEW: { label: 'Reviews that are not published', path: '/admin/reviews' },
  MESSAGE: { label: 'Messages', path: '/admin/requests' },
  MAIL: { label: 'Emails that the site has written', path: '/admin/outbox' },
  REQUEST: { label: 'Requests for a listing', path: '/admin/requests' },
  REPORT: { label: 'Reports of wrong listings', path: '/admin/requests' },
  REGISTRATION: { label: 'Registrations that are not listed', path: '/admin/requests' },
  OWNER_CONTACT: { label: 'Contact emails of listed businesses', path: '/admin/suppliers' },
  IMPORTED_VALUE: { label: 'What imports and scrapes noted', path: '/admin/imports' },
  UPLOAD: { label: 'Files that were sent to be imported', path: '/admin/imports' },
  MERGED_VALUE: { label: 'What merges noted', path: '/admin/duplicates' },
  DECISION: { label: 'Reasons of decisions', path: '/admin/requests' },
  LISTING: { label: 'Public listings', path: '/admin/suppliers' },
  SUPPRESSION: { label: 'Businesses that are not collected again' },
  ACCOUNT: { label: 'Accounts of the office' },
  SESSION: { label: 'Sessions' },
  NETWORK: { label: 'Networks of accounts' },
  SIGN_IN: { label: 'Failed sign-ins' },
  SIGN_IN_HISTORY: { label: 'How accounts were signed in to', path: '/admin/people' },
  INVITATION: { label: 'Invitations to the staff', path: '/admin/people' },
  EMAIL_CHANGE: { label: 'Addresses not proven yet', path: '/admin/account' },
  AUDIT_ENTRY: { label: 'The audit log', path: '/admin/audit' },
  ARTICLE: { label: 'Articles', path: '/admin/posts' },
  API_KEY: { label: 'API keys', path: '/admin/keys' },
}
