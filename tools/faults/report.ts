import type { Outcome } from './try-fault.ts'
import { thousands } from '../../api/text/plural.rules.ts'

export interface Head {
  date: string
  machine: string
  load: string
  versions: string
  commit: string
  command: string
}

const seconds = (ms: number | undefined) => (ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s`)
const whole = (count = 0) => thousands(count)

const formatFailures = ({ failed, failures = {} }: Outcome) =>
  failed
    ? `${whole(failed)} (${Object.entries(failures)
        .map(([how, many]) => `${how} × ${many}`)
        .join(', ')})`
    : '0'

const row = (outcome: Outcome) => [
  outcome.fault.name,
  whole(outcome.requests),
  formatFailures(outcome),
  outcome.p99Ms === undefined ? '' : `${outcome.p99Ms.toFixed(0)} ms`,
  seconds(outcome.longestSilenceMs),
  seconds(outcome.readAfterMs),
  seconds(outcome.writeAfterMs),
  seconds(outcome.lastFailureMs),
  whole(outcome.acknowledged),
  whole(outcome.lost),
  outcome.isAlive ? (outcome.fault.killsSite ? 'started again' : 'lives') : 'DIED',
]

const columns = [
  'fault',
  'requests',
  'failed',
  'p99',
  'longest silence',
  'first read',
  'first write',
  'last failure',
  'acknowledged',
  'lost',
  'process',
]

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

export const faultReport = (outcomes: readonly Outcome[], skipped: readonly string[], head: Head): string =>
  [
    `# Faults, ${head.date}`,
    '',
    `\`${head.command}\` on ${head.machine}; load average ${head.load} during it. ${head.versions}; commit ${head.commit}.`,
    '',
    'For each fault the whole site is started on 2,000 fictional suppliers, with honest visitors, each of another network: five reads a',
    'second that no cache has, and five messages in two seconds. Requests are those that were under way or asked during the fault and until',
    'all was well again; p99 is of the good answers asked for during it. *Silence* is the longest time without any good answer. *First read*,',
    '*first write* and *last failure* are counted from the fault’s end. A message is *lost* when it was acknowledged and is not in the database.',
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...outcomes.map((outcome) => line(row(outcome))),
    '',
    ...outcomes.map(
      ({ fault, durationMs, notes, hasEndedWell }) =>
        `- **${fault.name}** (${seconds(durationMs)}): ${[fault.what, ...notes, ...(hasEndedWell ? [] : ['SIGTERM did not end the site in order'])].join('; ')}.`,
    ),
    ...skipped.map((text) => `- skipped: ${text}.`),
    '',
  ].join('\n')
