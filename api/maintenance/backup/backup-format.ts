import { z } from 'zod'

/*
 * A backup is a tar file, in this order:
 *   backup.json                        the header below
 *   tables/NAME/000001.copy.zst …      a table's rows as COPY writes them, cut anywhere; each piece is compressed by itself
 *   uploads/…                          files that were uploaded
 *   secrets/…                          with --with-secrets
 *   manifest.json                      checksums of all parts and tables; a file without it is not a whole backup
 * `tar xf FILE && zstdcat tables/supplier/*.zst` shows the rows without this site.
 */

/** Grows when an older site could not read what is written. */
export const formatVersion = 1
export const headerName = 'backup.json'
export const manifestName = 'manifest.json'
export const secretsFolder = 'secrets'
/** What of DATA_DIR is needed to read second factors and to keep people signed in. */
export const secretFiles = ['session-secret', 'seal-key']

/** Where the rows of a table are, in pieces that are counted from 1. */
export const piecePath = (table: string, piece: number) => `tables/${table}/${String(piece).padStart(6, '0')}.copy.zst`

/** The table whose rows this part holds; undefined for another part. */
export const tableOfPart = (path: string): string | undefined => /^tables\/(\w+)\/\d{6}\.copy\.zst$/.exec(path)?.[1]

const name = z.string().regex(/^\w+$/)

/** What a backup holds; the first part. */
export const headerRules = z.object({
  format: z.literal(formatVersion),
  site: z.string(),
  takenAt: z.iso.datetime(),
  migrations: z.array(name),
  tables: z.array(z.object({ name, columns: z.array(name) })),
  sequences: z.array(z.object({ name, value: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
  hasUploads: z.boolean(),
  hasSecrets: z.boolean(),
})
export type BackupHeader = z.output<typeof headerRules>

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What its parts must be; the last part. Of a table the uncompressed rows are counted, of a part the bytes as stored. */
export const manifestRules = z.object({
  parts: z.array(z.object({ path: z.string(), bytes: z.int(), sha256 })),
  tables: z.array(z.object({ name, rows: z.int(), bytes: z.int(), sha256 })),
})
export type BackupManifest = z.output<typeof manifestRules>
