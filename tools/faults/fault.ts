import type { Undo } from '../../api/testing/undo.ts'
import type { SiteOptions, SiteProcess } from '../../api/testing/site-process.ts'
import type { Network } from './network.ts'

/** The environment of a fault. */
export interface Scene {
  site: SiteProcess
  /** The site's DATA_DIR. */
  dataDir: string
  /** A temporary folder, removed at the end. */
  folder: string
  /** The connection between the site and its database, for faults with `overNetwork`. */
  network: Network | undefined
  /** The default duration of a fault. */
  holdMs: number
  /** How long the site's process is killed repeatedly. */
  killingMs: number
  undo: Undo
  /** Adds a note to the report. */
  note: (text: string) => void
}

export interface Fault {
  name: string
  /** The description for the report. */
  what: string
  /** The reason why it cannot be tried here, if any. */
  skipped?: () => string | undefined
  /** Whether the site reaches its database over a network that can be cut. */
  overNetwork?: true
  /** Whether the site's data is on a small disk of its own. */
  onSmallDisk?: true
  /** Whether the process is meant to die. */
  killsSite?: true
  /** Preparation, with clean-up steps in `undo`. */
  prepare?: (folder: string, undo: Undo) => Promise<Partial<Omit<SiteOptions, 'log'>>>
  /** The visitors' messages, where that matters. */
  text?: string
  /** Starts the fault, holds it and ends it, whatever happens in between. */
  run: (scene: Scene) => Promise<void>
}
