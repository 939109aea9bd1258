import type { Undo } from '../../api/testing/undo.ts'
import type { SiteOptions, SiteProcess } from '../../api/testing/site-process.ts'
import type { Network } from './network.ts'

/** Where a fault happens. */
export interface Scene {
  site: SiteProcess
  /** The site's DATA_DIR. */
  dataDir: string
  /** For whatever a fault needs; removed in the end. */
  folder: string
  /** The way between the site and its database, for faults that ask for it. */
  network: Network | undefined
  /** For how long the fault lasts, unless it has a length of its own. */
  holdMs: number
  /** For how long the site's process is killed again and again. */
  killingMs: number
  undo: Undo
  /** Adds something to what the report says about this fault. */
  note: (text: string) => void
}

/** One way in which something goes wrong. */
export interface Fault {
  name: string
  /** What happens, for the report. */
  what: string
  /** Why it cannot be tried here, if so. */
  skipped?: () => string | undefined
  /** Whether the site reaches its database over a network that can be cut. */
  overNetwork?: true
  /** Whether the site's data is on a small disk of its own. */
  onSmallDisk?: true
  /** Whether the process is meant to die. */
  killsSite?: true
  /** What is needed beforehand: a folder for it, and what undoes it. */
  prepare?: (folder: string, undo: Undo) => Promise<Partial<Omit<SiteOptions, 'log'>>>
  /** What visitors write, where that matters. */
  text?: string
  /** Begins the fault, holds it and ends it, whatever happens meanwhile. */
  run: (scene: Scene) => Promise<void>
}
