import { extractColumns, type ExtractName } from '../../api/places/extract.ts'

export const formatExtract = (name: ExtractName, about: readonly string[], lines: readonly string[]): string =>
  [...about.map((line) => `# ${line}`), extractColumns[name].join('|'), ...lines, ''].join('\n')
