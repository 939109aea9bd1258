/** Takes text/csv with the file's name in `?name=`. */
export const uploadPath = '/admin/imports'

const megabytes = 25

/** Larger files are imported on the server. */
export const uploadLimits = {
  bytes: megabytes * 1_000_000,
  columns: 200,
  services: 100,
  tooLarge: `The file is larger than ${megabytes} MB. Upload it in parts, or import it on the server: npm run import -- suppliers.csv`,
} as const
