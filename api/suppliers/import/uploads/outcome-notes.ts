import { shown } from '../import-report.ts'
import type { Outcome } from '../import-suppliers.ts'

/** Notes on a line: why it is refused, what it would change, and what would be left out. */
export const getOutcomeNotes = (outcome: Outcome): string[] => [
  ...(outcome.kind === 'refused' ? [outcome.why] : []),
  ...(outcome.kind === 'changed'
    ? outcome.changes.map(({ field, from, to }) => `${field}: ${shown(from)} → ${shown(to)}`)
    : []),
  ...(outcome.notes ?? []),
]
