import type { Undo } from '../../api/testing/undo.ts'
import type { SiteOptions, SiteProcess } from '../../api/testing/site-process.ts'
import type { Network } from './network.ts'

export interface Scene {
  site: SiteProcess
  dataDir: string
  /** A temporary folder, removed at the end. */
  folder: string
  /** The connection between the site and its database, for faults with `overNetwork`. */
  network: Network | undefined
  holdMs: number
  /** How long the site's process is killed repeatedly. */
  killingMs: number
  undo: Undo
  note: (text: string) => void
}

export interface Fault {
  name: string
  what: string
  skipped?: () => string | undefined
  /** Whether the site reaches its database over a network that can be cut. */
  overNetwork?: true
  /** Whether the site's data is on a small disk of its own. */
  onSmallDisk?: true
  killsSite?: true
  /** Clean-up steps go into `undo`. */
  prepare?: (folder: string, undo: Undo) => Promise<Partial<Omit<SiteOptions, 'log'>>>
  text?: string
  /** Starts the fault, holds it and ends it, whatever happens in between. */
  run: (scene: Scene) => Promise<void>
}
