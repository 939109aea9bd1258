import { dayNumber } from './day-names.ts'
import { isTimeWord } from './read-times.ts'
import { markPhrases, phraseMarks } from './hours-phrases.ts'

export type HoursToken =
  | { kind: 'days'; days: readonly number[]; length: number }
  | { kind: 'time'; text: string }
  | { kind: keyof typeof words | 'slash' | 'line' | 'other' | Exclude<keyof typeof phraseMarks, 'daily'> }

/** Every part is bounded, so that the time is linear. */
const token =
  /\d{1,2}(?:[:.]\d{2}(?::\d{2})?(?!\d)| ?: ?\d{2}(?!\d)|[hu][0-5]\d(?!\d)| ?h ?(?:00|15|30|45)(?! ?[h:\d]))(?: ?(?:[ap]\.? ?m\b\.?|(?:hrs?|uhr|uur|ore|heures?|horas?|h|u)\b))?|(?<!\d)\d{1,4}(?: ?(?:[ap]\.? ?m\b\.?|(?:hrs?|uhr|uur|ore|heures?|horas?|h|u)\b))?(?!\d)|t\/m|\b(?:m ?[-–] ?f|l(?: ?[-–] ?| al? )[vsdj])\b|\p{L}+|\n|[^\s]/gu

const words = {
  range: '- – — to through thru a au al alle t/m',
  until: 'until til till bis tot hasta jusqu',
  and: '& and und u et en y e + puis sowie then',
  comma: ', ;',
  break: '| • ·',
  colon: ': = )',
  stop: '.',
  closed: 'closed geschlossen ferme fermee fermes gesloten chiuso chiusi cerrado cerrados shut ruhetag',
  off: 'off',
  lunch: 'lunch lunchtime mittagspause mittags pause pausa middagpauze pauze break almuerzo',
  appointment:
    'appointment appointments arrangement appt request vereinbarung termin rendez afspraak appuntamento cita',
  except: 'except excluding excl ausser außer sauf eccetto tranne excepto salvo behalve',
  between: 'between entre zwischen tussen tra',
  partOfDay:
    'morning mornings afternoon afternoons evening vormittag vormittags nachmittag nachmittags matin apres midi mattina mattino pomeriggio manana mananas tarde tardes ochtend',
  service:
    'emergency emergencies callout callouts call support hotline online depannage urgence urgences notdienst notruf service urgencias spoed spoedservice intervento assistance',
  open: 'open geoffnet ouvert ouverts aperto aperti abierto abiertos geopend',
  filler:
    "opening hours times time on at from are is we us hrs uhr uur h von vom de du des dal dalle dall las les le la los lunch: el il i gli the each every jeden ogni cada chaque am van der ( * ~ > ' only horaires horaire orari orario horario offnungszeiten openingstijden jour by sur nach op vous durchgehend doorlopend continu nur seulement solo solamente soltanto alleen",
} as const

const kinds = new Map<string, keyof typeof words>(
  Object.entries(words).flatMap(([kind, list]) => list.split(' ').map((word) => [word, kind as keyof typeof words])),
)
const { daily, ...phrases } = phraseMarks
const marks = new Map(Object.entries(phrases).map(([kind, mark]) => [mark as string, kind as keyof typeof phrases]))

const weekdays = [0, 1, 2, 3, 4]
const groups = new Map<string, readonly number[]>([
  [daily, [...weekdays, 5, 6]],
  ['weekdays', weekdays],
  ['weekday', weekdays],
  ['doordeweeks', weekdays],
  ['weekends', [5, 6]],
  ['weekend', [5, 6]],
  ['m-f', weekdays],
  ['l-v', weekdays],
  ['l-s', [...weekdays, 5]],
  ['l-d', [...weekdays, 5, 6]],
  ['l-j', [0, 1, 2, 3]],
])
const groupKey = (word: string) => word.replace(/ /g, '').replace(/^([ml])(?:[-–]|al?)([a-z])$/, '$1-$2')

const isTime = (text: string) => !/^\d{3,4}$/.test(text) || /^(?:0\d|1\d|2[0-3]|\d)(?:00|15|30|45)$/.test(text)

/** "Lu-Ve 9h-18h" is French, Italian or Spanish. */
const romanceDays = /\b(?:lu|je|ve|vi|ju|gi)\b\.? ?(?:[-–:,/]|\d|au?\b|al\b)/

const toToken = (word: string, isRomance: boolean): HoursToken => {
  if (word === '\n') return { kind: 'line' }
  if (word === '/') return { kind: 'slash' }
  const mark = marks.get(word)
  if (mark) return { kind: mark }
  const group = groups.get(/[ –-]/.test(word) ? groupKey(word) : word)
  if (group) return { kind: 'days', days: group, length: Infinity }
  const day = dayNumber(word, isRomance)
  if (day !== undefined) return { kind: 'days', days: [day], length: word.length }
  if (/^\d/.test(word) ? isTime(word) : isTimeWord(word)) return { kind: 'time', text: word }
  return { kind: kinds.get(word) ?? (/\p{So}/u.test(word) ? 'filler' : 'other') }
}

/** Brackets of only these do not affect the hours: "Thursday (late night)". */
const aside = new Set<HoursToken['kind']>([
  'other',
  'filler',
  'service',
  'partOfDay',
  'open',
  'and',
  'comma',
  'colon',
  'stop',
])
const maxAsideLength = 10

const isAbbreviated = (last: HoursToken | undefined, before: HoursToken | undefined) =>
  (last?.kind === 'days' && last.length <= 5) || (last?.kind === 'and' && before?.kind === 'days')

export const hoursTokens = (text: string): HoursToken[] => {
  const marked = markPhrases(text)
  const isRomance = romanceDays.test(marked)
  const tokens: HoursToken[] = []
  let bracket = Infinity
  for (const [word] of marked.matchAll(token)) {
    const last = tokens.at(-1)
    if (word === '.' && isAbbreviated(last, tokens.at(-2))) continue
    if (word === '(') bracket = tokens.length
    if (word === '\n') bracket = Infinity
    const isAside = word === ')' && tokens.length - bracket <= maxAsideLength
    if (isAside && tokens.slice(bracket).every(({ kind }) => aside.has(kind))) tokens.length = bracket
    else tokens.push(toToken(word, isRomance))
  }
  return tokens
}
