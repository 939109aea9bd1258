/** The address that a CSV file is sent to, as text/csv with its name as `?name=`. */
export const uploadPath = '/admin/imports'

const megabytes = 25

/** What a file that is sent in the office may be; larger ones are imported at the server. */
export const uploadLimits = {
  bytes: megabytes * 1_000_000,
  columns: 200,
  services: 100,
  tooLarge: `The file is larger than ${megabytes} MB. Send it in parts, or import it at the server: npm run import -- suppliers.csv`,
} as const
