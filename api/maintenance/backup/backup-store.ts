export interface BackupFile {
  label: string
  /** Writes the whole content or nothing. @throws a one-line message. */
  write: (content: AsyncIterable<Buffer>) => Promise<void>
  read: () => AsyncIterable<Buffer>
}

export interface BackupStore {
  label: string
  /** Checks write access. @throws a one-line message. */
  check?: () => Promise<void>
  list: () => Promise<string[]>
  file: (name: string) => BackupFile
  remove: (name: string) => Promise<void>
}
