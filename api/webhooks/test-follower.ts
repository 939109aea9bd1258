import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { apply, type Told } from './test-mirror.ts'

const [site, folder] = process.argv.slice(2) as [string, string]
const [copyFile, cursorFile] = [join(folder, 'copy.json'), join(folder, 'cursor')]

/** Asks until the site answers: it may be down. */
const ask = async <T>(path: string): Promise<T> => {
  for (;;) {
    const response = await fetch(site + path).catch(() => undefined)
    if (response?.ok) {
      const answer = (await response.json().catch(() => undefined)) as T | undefined // cut off
      if (answer) return answer
    } else if (response && response.status < 500) throw new Error(`${path}: ${response.status}`)
    await wait(100)
  }
}
/** Written as a whole, or not at all. */
const keep = async (file: string, text: string) => {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}
const keepCopy = (copy: Map<number, object>) => keep(copyFile, JSON.stringify([...copy]))

interface Feed {
  changes: Told[]
  cursor: string
  hasMore: boolean
}

/** As docs/changes.md says: a cursor, then all suppliers, then what has changed since. */
const begin = async () => {
  const { cursor } = await ask<Feed>('/api/changes')
  const copy = new Map<number, object>()
  for (const { id } of await ask<{ id: number }[]>('/api/suppliers'))
    copy.set(id, await ask<object>(`/api/suppliers/${id}`))
  await keepCopy(copy)
  await keep(cursorFile, cursor)
}

/** A partner's copy of the directory by its feed of changes, kept in a folder, until it is killed. */
const follow = async () => {
  if (!existsSync(cursorFile)) await begin()
  const copy = new Map(JSON.parse(await readFile(copyFile, 'utf8')) as [number, object][])
  for (;;) {
    const since = await readFile(cursorFile, 'utf8')
    const { changes, cursor, hasMore } = await ask<Feed>(`/api/changes?first=25&since=${since}`)
    for (const change of changes) apply(copy, change)
    await keepCopy(copy)
    await keep(cursorFile, cursor)
    if (!hasMore) await wait(50)
  }
}

await follow()
