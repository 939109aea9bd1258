import { plural } from '../text/plural.rules.ts'
/** In days, for the nightly job and the privacy policy. */
export const retentionDays = {
  /** Anonymous daily totals: 13 months. */
  counts: 396,
  /** A rare search might name a person. */
  rareSearches: 31,
  /** A session lasts half a day at most; its row is deleted the following night. */
  sessions: 1,
  failedSignIns: 1,
  knownNetworks: 180,
  signIns: 180,
  invitations: 30,
  emailVerifications: 1,
  /** Messages, requests, reports and the decisions on them, from their arrival. */
  requests: 730,
  rejected: 90,
  batches: 396,
  uploads: 30,
  transfers: 1,
  changes: 30,
  deliveries: 30,
  mails: 90,
  failedJobs: 30,
  readPages: 30,
  unusedPictures: 30,
  /** Six years, the limitation period for claims in the United Kingdom; whole years only. */
  auditLog: 2192,
} as const

/** "30 days", "13 months", "six years". */
export const formatPeriod = (days: number): string => {
  const years = Math.floor(days / 365)
  if (years >= 2) return `${['two', 'three', 'four', 'five', 'six', 'seven'][years - 2] ?? years} years`
  return days > 200 ? `${Math.round(days / 30.44)} months` : plural(days, 'day')
}
