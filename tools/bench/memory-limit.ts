import { existsSync } from 'node:fs'
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Undo } from '../../api/testing/undo.ts'

export interface MemoryUse {
  /** Anonymous memory, which cannot be reclaimed. */
  ownBytes: number
  /** The highest usage, including the file cache, which alone grows up to the limit. */
  peakBytes: number
  /** How often the limit was reached, so that cached files or a process had to go. */
  timesHit: number
  killed: number
}

export interface MemoryLimit {
  /** A program that moves itself into the limit and then executes another. */
  launcher: readonly string[]
  read: () => Promise<MemoryUse>
}

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

/** Holds for all processes started within it; nothing is swapped. @throws without the right to set it. */
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

/** Only an empty group can be removed. */
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
