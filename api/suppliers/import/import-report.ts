import { formatOpeningHours, type StoredSpan } from '../opening-hours/opening-hours.rules.ts'
import type { ImportChange, Outcome, Totals } from './import-write.ts'
import { plural, thousands } from '../../text/plural.rules.ts'

/** Further refusals are only counted. */
const maxRefusals = 10_000

export const createReport = (apply: boolean, write: (line: string) => void) => {
  const print = (line: string) => write(line.replace(/[\n\r\p{Cc}]+/gu, ' '))
  let refusals = 0
  const report = (outcome: Outcome) => {
    printOutcome(outcome)
    for (const note of outcome.notes ?? []) print(`line ${outcome.at}: ${note}`)
  }
  const printOutcome = (outcome: Outcome) => {
    const { at, name } = outcome
    switch (outcome.kind) {
      case 'added': {
        const { city, postcode } = outcome.row
        const where = [city, postcode].filter(Boolean).join(', ')
        return print(`line ${at}: ${apply ? 'added' : 'would add'} "${name}"${where ? ` (${where})` : ''}`)
      }
      case 'changed':
        print(`line ${at}: ${apply ? 'changed' : 'would change'} supplier ${outcome.id}, "${name}"`)
        for (const change of outcome.changes) print(`    ${formatChange(change)}`)
        return
      case 'unchanged':
        return print(`line ${at}: unchanged, supplier ${outcome.id}, "${name}"`)
      case 'refused':
        if (++refusals <= maxRefusals)
          print(`line ${at}: refused${name ? `, "${name.slice(0, 80)}"` : ''}: ${outcome.why}`)
    }
  }
  const conclude = (totals: Totals) => {
    if (refusals > maxRefusals) print(`and ${thousands(refusals - maxRefusals)} more lines were refused`)
    const { added, changed, unchanged, refused } = totals
    const lines = added + changed + unchanged + refused
    const counts = [
      `${thousands(added)} ${apply ? 'added' : 'to add'}`,
      `${thousands(changed)} ${apply ? 'changed' : 'to change'}`,
      `${thousands(unchanged)} unchanged`,
      `${thousands(refused)} refused`,
    ]
    print(`${plural(lines, 'supplier')} in the file: ${counts.join(', ')}.`)
    if (!apply && added + changed) print('Nothing was written: run it again with --apply to import.')
  }
  return { printOutcome: report, conclude }
}

const isHours = (value: ImportChange['from']): value is StoredSpan[] =>
  Array.isArray(value) && typeof value[0] === 'object'

export const formatChange = ({ field, from, to }: ImportChange) => `${field}: ${shown(from)} → ${shown(to)}`

const shown = (value: ImportChange['from']): string => {
  if (value === null || value === '' || (Array.isArray(value) && !value.length)) return '(empty)'
  if (isHours(value)) return formatOpeningHours(value) ?? '(empty)'
  if (Array.isArray(value)) return value.join('; ')
  const text = String(value)
  return text.length > 200 ? `${text.slice(0, 199)}…` : text
}
