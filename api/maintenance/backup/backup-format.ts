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

/** Increase it when older versions could no longer read the format. */
export const formatVersion = 1
export const headerName = 'backup.json'
export const manifestName = 'manifest.json'
export const secretsFolder = 'secrets'
/** Files of DATA_DIR that decrypt second factors and validate sessions. */
export const secretFiles = ['session-secret', 'seal-key']

export const piecePath = (table: string, piece: number) => `tables/${table}/${String(piece).padStart(6, '0')}.copy.zst`

export const getTableName = (path: string): string | undefined => /^tables\/(\w+)\/\d{6}\.copy\.zst$/.exec(path)?.[1]

const name = z.string().regex(/^\w+$/)

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

export const manifestRules = z.object({
  parts: z.array(z.object({ path: z.string(), bytes: z.int(), sha256 })),
  tables: z.array(z.object({ name, rows: z.int(), bytes: z.int(), sha256 })),
})
export type BackupManifest = z.output<typeof manifestRules>
