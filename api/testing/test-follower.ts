import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { apply, type SupplierUpdate } from './test-mirror.ts'

const [site, folder] = process.argv.slice(2) as [string, string]
const [copyFile, cursorFile] = [join(folder, 'copy.json'), join(folder, 'cursor')]

const fetchJson = async <T>(path: string): Promise<T> => {
  for (;;) {
    const response = await fetch(site + path).catch(() => undefined)
    if (response?.ok) {
      const answer = (await response.json().catch(() => undefined)) as T | undefined // cut off
      if (answer) return answer
    } else if (response && response.status < 500) throw new Error(`${path}: ${response.status}`)
    await wait(100)
  }
}
const keep = async (file: string, text: string) => {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}
const keepCopy = (copy: Map<number, object>) => keep(copyFile, JSON.stringify([...copy]))

interface Feed {
  changes: SupplierUpdate[]
  cursor: string
  hasMore: boolean
}

/** As in docs/partners.md: all suppliers with a cursor, then changes; an interrupted list resumes. */
const begin = async () => {
  const copy = new Map<number, object>()
  let cursor: string | null = null
  for (let isWhole = false, last = 0; !isWhole;) {
    const response = await fetch(`${site}/api/suppliers.ndjson?after=${last}`).catch(() => undefined)
    if (response?.ok) {
      cursor ??= response.headers.get('changes-cursor')
      let text = ''
      isWhole = await readInto(response, (part) => (text += part))
      for (const line of text.split('\n').slice(0, -1)) {
        const supplier = JSON.parse(line) as { id: number }
        copy.set((last = supplier.id), supplier)
      }
    } else await wait(100)
  }
  await keepCopy(copy)
  await keep(cursorFile, cursor!)
}

const readInto = async ({ body }: Response, add: (part: string) => void): Promise<boolean> => {
  try {
    for await (const part of body!.pipeThrough(new TextDecoderStream())) add(part)
    return true
  } catch {
    return false
  }
}

/** Mirrors the directory through the change feed, until it is killed. */
const follow = async () => {
  if (!existsSync(cursorFile)) await begin()
  const copy = new Map(JSON.parse(await readFile(copyFile, 'utf8')) as [number, object][])
  for (;;) {
    const since = await readFile(cursorFile, 'utf8')
    const { changes, cursor, hasMore } = await fetchJson<Feed>(`/api/changes?first=25&since=${since}`)
    for (const change of changes) apply(copy, change)
    await keepCopy(copy)
    await keep(cursorFile, cursor)
    if (!hasMore) await wait(50)
  }
}

await follow()
