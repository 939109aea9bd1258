import { existsSync } from 'node:fs'
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Undo } from '../../api/testing/undo.ts'

/** What processes that share a limit have done with it so far. */
export interface MemoryUse {
  /** What they have now that is in no file, and could go nowhere else. */
  ownBytes: number
  /** The most that they had of everything, what is kept of files included: that alone grows up to the limit. */
  peakBytes: number
  /** How often the limit was reached, and something kept of files had to go, or a process. */
  timesHit: number
  /** Processes that the kernel has killed for it. */
  killed: number
}

export interface MemoryLimit {
  /** A program that starts another within the limit, and becomes it. */
  launcher: readonly string[]
  read: () => Promise<MemoryUse>
}

/** The files of a group's limit, of the second version of control groups and of the first. */
const kinds = {
  v2: {
    folder: '/sys/fs/cgroup',
    sign: 'cgroup.subtree_control',
    limits: { 'memory.max': true, 'memory.swap.max': false },
    peak: 'memory.peak',
    own: /^(anon|shmem) (\d+)/gm,
    hit: ['memory.events', /^max (\d+)/m],
    killed: ['memory.events', /^oom_kill (\d+)/m],
  },
  v1: {
    folder: '/sys/fs/cgroup/memory',
    sign: 'memory.limit_in_bytes',
    limits: { 'memory.limit_in_bytes': true, 'memory.memsw.limit_in_bytes': true },
    peak: 'memory.max_usage_in_bytes',
    own: /^total_(rss|shmem) (\d+)/gm,
    hit: ['memory.failcnt', /(\d+)/],
    killed: ['memory.oom_control', /^oom_kill (\d+)/m],
  },
} as const

/**
 * A limit to the memory of all processes that are started within it, and of those that they start; none of it is swapped.
 * @throws where this machine has no such limits, or lets nobody but root set them.
 */
export const limitMemory = async (bytes: number, undo: Undo): Promise<MemoryLimit> => {
  const kind = Object.values(kinds).find(({ folder, sign }) => existsSync(join(folder, sign)))
  if (!kind) throw new Error('--memory needs Linux with control groups (cgroups) under /sys/fs/cgroup')
  const group = join(kind.folder, `directory-bench-${process.pid}`)
  const processes = join(group, 'cgroup.procs')
  try {
    if (kind === kinds.v2) await writeFile(join(kind.folder, kind.sign), '+memory')
    await mkdir(group)
    undo.push(() => removeGroup(group, processes))
    for (const [file, isTheLimit] of Object.entries(kind.limits))
      if (existsSync(join(group, file))) await writeFile(join(group, file), String(isTheLimit ? bytes : 0))
  } catch (error) {
    throw new Error(`--memory needs to be root, and to make a control group in ${kind.folder}: ${String(error)}`, {
      cause: error,
    })
  }
  const numberIn = async ([file, pattern]: readonly [string, RegExp]) =>
    Number(pattern.exec(await readFile(join(group, file), 'utf8'))?.[1] ?? 0)
  return {
    launcher: ['/bin/sh', '-c', `echo $$ > ${processes} && exec "$@"`, 'sh'],
    read: async () => {
      const parts = (await readFile(join(group, 'memory.stat'), 'utf8')).matchAll(kind.own)
      return {
        ownBytes: [...parts].reduce((sum, [, , part]) => sum + Number(part), 0),
        peakBytes: await numberIn([kind.peak, /(\d+)/]),
        timesHit: await numberIn(kind.hit),
        killed: await numberIn(kind.killed),
      }
    },
  }
}

/** Ends what is left in it: a group goes only when it is empty. */
const removeGroup = async (group: string, processes: string) => {
  for (let tries = 0; tries < 100; tries++) {
    for (const id of (await readFile(processes, 'utf8')).split('\n').filter(Boolean)) {
      try {
        process.kill(Number(id), 'SIGKILL')
      } catch {} // it has ended meanwhile
    }
    if (
      await rmdir(group).then(
        () => true,
        () => false,
      )
    )
      return
    await wait(100)
  }
}
