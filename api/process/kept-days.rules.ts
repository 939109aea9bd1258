/** How long the site keeps what grows, in days. The nightly job forgets by it, and the privacy policy tells it. */
export const keptDays = {
  /** Sums of a day that identify nobody: 13 months. */
  counts: 396,
  /** A search that hardly anybody makes might name somebody. */
  rareSearches: 31,
  /** The longest that a session lasts is half a day; what is left of it goes the night after. */
  sessions: 1,
  failedSignIns: 1,
  knownNetworks: 180,
  /** How accounts were signed in to. */
  signIns: 180,
  /** Invitations that nobody has accepted, from when they were over. */
  invitations: 30,
  /** Email addresses of accounts that were not proven, from when their link was over. */
  emailProofs: 1,
  /** Messages, requests, reports and what was decided about them, from when they came. */
  requests: 730,
  /** Registrations, short requests and reviews, from when they were rejected. */
  rejected: 90,
  /** What an import or a run changed, with the values before. */
  intakes: 396,
  /** A file of suppliers that an administrator sent. */
  uploads: 30,
  /** The whole directory in one file, with private addresses. */
  transfers: 1,
  changes: 30,
  deliveries: 30,
  /** Emails, from when they were written, whatever came of them. */
  mails: 90,
  failedJobs: 30,
  readPages: 30,
  /** A picture that nothing shows any more might be put back. */
  unusedPictures: 30,
  /** Six years, as long as a claim may be brought in the United Kingdom; whole years only. */
  auditLog: 2192,
} as const

/** A period as a sentence names it: "30 days", "13 months", "six years". */
export const periodOf = (days: number): string => {
  const years = Math.floor(days / 365)
  if (years >= 2) return `${['two', 'three', 'four', 'five', 'six', 'seven'][years - 2] ?? years} years`
  return days > 200 ? `${Math.round(days / 30.44)} months` : `${days} day${days === 1 ? '' : 's'}`
}
