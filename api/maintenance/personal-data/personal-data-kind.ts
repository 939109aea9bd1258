import { enumType } from '../../schema/enum-type.ts'

export const PersonalDataKind = enumType('PersonalDataKind', 'The kinds of personal data.', {
  REVIEW: 'A published review.',
  UNPUBLISHED_REVIEW: 'A review that waits, was declined or was taken down.',
  MESSAGE: 'A message from the contact form.',
  MAIL: 'An email that the site has written.',
  REQUEST: 'A request for a listing, sent with the short form.',
  REPORT: 'A report that a listing is wrong.',
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
  NETWORK: 'A network that such an account was used from.',
  SIGN_IN: 'A failed attempt to sign in.',
  SIGN_IN_HISTORY: 'How such an account was signed in to.',
  INVITATION: 'An invitation to the staff that was not accepted.',
  EMAIL_CHANGE: 'An email address that was given for an account and not proven.',
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
