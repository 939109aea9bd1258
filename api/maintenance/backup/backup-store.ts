export interface BackupFile {
  label: string
  /**
   * Writes the whole content or nothing.
   * @throws a one-line message.
   */
  write: (content: AsyncIterable<Buffer>) => Promise<void>
  read: () => AsyncIterable<Buffer>
}

/** A store of backups: a folder or an S3 key prefix. */
export interface BackupStore {
  label: string
  /**
   * Checks write access, if possible without writing.
   * @throws a one-line message.
   */
  check?: () => Promise<void>
  list: () => Promise<string[]>
  place: (name: string) => BackupFile
  remove: (name: string) => Promise<void>
}
