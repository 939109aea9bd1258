import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The columns of a file in extracts/, see make-extracts; its source and licence stand in its first lines. */
export const extractOf = (file: string, separator = '|'): string[][] =>
  readFileSync(join(import.meta.dirname, 'extracts', file), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(separator))
