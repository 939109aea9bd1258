import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

const maps = new Map<string, WeakRef<SourceMap>>()

const loadSourceMap = (file: string): SourceMap | undefined => {
  const cached = maps.get(file)?.deref()
  if (cached) return cached
  try {
    const map = new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')))
    maps.set(file, new WeakRef(map))
    return map
  } catch {
    return undefined // a deleted build
  }
}

export const mapStack = (stack: string): string =>
  stack.includes('/dist/server-') ? stack.split('\n').map(mapStackLine).join('\n') : stack

const mapStackLine = (line: string): string => {
  if (line.length > 1000 || !line.trimStart().startsWith('at ')) return line
  // bounded: a line of at most 1,000 characters
  return line.replace(/(file:[^\s()]*\/dist\/server-[^\s()]*\.js):(\d+):(\d+)/, (place, file: string, row, column) => {
    const found = loadSourceMap(file)?.findEntry(Number(row) - 1, Number(column) - 1)
    if (!found || !('originalSource' in found)) return place
    const { href } = new URL(found.originalSource, file)
    return `${href}:${found.originalLine + 1}:${found.originalColumn + 1}`
  })
}
