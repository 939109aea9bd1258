/** Where one backup is: a file or an object. */
export interface Place {
  /** As people name it. */
  label: string
  /** Writes it so that, whatever happens, the whole is there or nothing. @throws a message of one line. */
  write: (content: AsyncIterable<Buffer>) => Promise<void>
  read: () => AsyncIterable<Buffer>
}

/** Where many backups are: a folder or the beginning of an S3 key. */
export interface Shelf {
  label: string
  /** Whether it may be written to, where that is told without writing. @throws a message of one line. */
  check?: () => Promise<void>
  /** The names of what is there. */
  list: () => Promise<string[]>
  place: (name: string) => Place
  remove: (name: string) => Promise<void>
}
