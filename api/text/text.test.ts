import { expect, test } from 'vitest'
import { beginsAlike, editDistance } from './edit-distance.ts'
import { escapeHtml } from './escape-html.rules.ts'
import { foldText } from './fold-letters.ts'
import { fromLondon, lastDayRule, toLondon } from './london-time.rules.ts'
import { nextTimes, quietEnd, type Rhythm } from './next-times.rules.ts'
import { oneLine } from './one-line.ts'
import { plural, thousands } from './plural.rules.ts'
import { repairMojibake } from './repair-mojibake.ts'
import { revealEmails } from './reveal-email.ts'
import { splitRecord } from './split-record.ts'
import { isEmptyCell, tidyCell } from './tidy-cell.ts'
import { toSound } from './to-sound.ts'
import { trimMarks } from './trim-marks.ts'

test('a distance counts letters added, left out, changed and swapped, up to a limit', () => {
  const distance = (words: string) => editDistance(...(words.split(' ') as [string, string]))
  expect(
    ['leeds leeds', 'leeds leed', 'leeds leedz', 'leeds eleds', 'ab ba', 'abc ca', 'leeds york'].map(distance),
  ).toEqual([0, 1, 1, 1, 1, 3, 5])
  expect([editDistance('', 'abc'), editDistance('abc', '')]).toEqual([3, 3])
  expect([
    editDistance('leeds', 'york', 2),
    editDistance('leeds', 'leed', 0),
    editDistance('leeds', 'leedz', 1),
  ]).toEqual([3, 1, 1])
  expect([editDistance('leeds', 'leed', 1), editDistance('abcd', 'abwxyz', 2)]).toEqual([1, 3])
  expect([
    beginsAlike('leeds', 'lids'),
    beginsAlike('leeds', 'elds'),
    beginsAlike('leeds', 'yeds'),
    beginsAlike('leeds', 'ebds'),
    beginsAlike('leeds', 'bleeds'),
  ]).toEqual([true, true, false, false, false])
})

test.each([
  ['info [at] sunny [dot] example', 'info@sunny.example'],
  ['info(at)sunny.example', 'info@sunny.example'],
  ['info {at} sunny {dot} example', 'info@sunny.example'],
  ['info <at> sunny.example', 'info@sunny.example'],
  ['info AT sunny DOT example', 'info@sunny.example'],
  ['info arobase sunny.example', 'info@sunny.example'],
  ['info chiocciola sunny [punto] example', 'info@sunny.example'],
  ['info [arroba] sunny (point) example', 'info@sunny.example'],
  ['info (apenstaart) sunny [punt] example', 'info@sunny.example'],
  ['info apenstaartje sunny.example', 'info@sunny.example'],
  ['info [punkt] de', 'info.de'],
  ['Meet AT Leeds', 'Meet AT Leeds'],
])('the address in "%s" is %s', (text, shown) => expect(revealEmails(text)).toBe(shown))

test.each([
  ['CafÃ©', 'Café', false],
  ['CafÃƒÂ©', 'Café', false],
  ['Joeâ€™s', 'Joe’s', false],
  ['â‚¬5', '€5', false],
  ['Âge', 'Âge', false],
  ['Caf\uFFFD', 'Caf\uFFFD', true],
  ['Joeâ€', 'Joeâ€', true],
  ['pÃre', 'pÃre', true],
])('the letters of "%s" are "%s"', (text, repaired, isDamaged) =>
  expect(repairMojibake(text)).toEqual({ text: repaired, isDamaged }),
)

test('a cell of a placeholder is empty, and one of a program’s marks loses them', () => {
  const placeholders = [
    'n/a',
    '(TBC)',
    '#REF!',
    '-',
    '–',
    '',
    'see website',
    'no phone',
    'not known',
    '[object Object]',
  ]
  expect(placeholders.filter((cell) => !isEmptyCell(cell))).toEqual([])
  expect(['0', 'A', 'unknown x', '--- Oak'].filter(isEmptyCell)).toEqual([])
  const cells = {
    '="0113"': '0113',
    "'=1+1": '=1+1',
    "'tis": "'tis",
    '1987.0': '1987',
    '198.0': '198.0',
    'a<br>b': 'a\nb',
    '<p>One</p><p>Two</p>': 'One\nTwo',
    'A &amp; B': 'A & B',
    '5 < 6': '5 < 6',
    '<script>x</script>y': 'y',
    '<!-- c -->y': 'y',
    'a\u2028b': 'a\nb',
    ' x ': 'x',
  }
  for (const [cell, tidy] of Object.entries(cells)) expect(tidyCell(cell), cell).toBe(tidy)
})

test.each([
  ['a,b', ['a', 'b']],
  ['"a,b",c', ['a,b', 'c']],
  ['"say ""hi""",x', ['say "hi"', 'x']],
  ['"a",', ['a', '']],
  [',"a"', ['', 'a']],
  ['""', ['']],
  ['a,"b', undefined],
  ['a"b,c', undefined],
  ['"a"b,c', undefined],
])('the record %s has the cells %j', (text, cells) => expect(splitRecord(text, ',')).toEqual(cells))

test('marks around a text, its letters, lines and signs', () => {
  expect([trimMarks(' – a-b · '), trimMarks('...'), trimMarks('(x)', '()')]).toEqual(['a-b', '', 'x'])
  expect([foldText('Éłan ß Øre\u200b'), foldText('ABC')]).toEqual(['elan ss ore', 'abc'])
  expect(escapeHtml('<a href="x">&</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;')
  expect(oneLine(' a\n\u0007 b ')).toBe('a b')
})

test('how English words are heard', () => {
  const heard = { phone: 'fone', knight: 'nit', wrong: 'rong', white: 'wite', station: 'staxn', queen: 'kwen' }
  const others = { school: 'sxol', cherry: 'xeri', upholstery: 'upolsteri', curtains: 'kurtains', saw: 'sao' }
  for (const [word, sound] of Object.entries({ ...heard, ...others })) expect(toSound(word), word).toBe(sound)
})

test('numbers have commas, and one is one', () => {
  expect([999, 1000, 1_234_567].map(thousands)).toEqual(['999', '1,000', '1,234,567'])
  expect([plural(0, 'supplier'), plural(1, 'supplier'), plural(1234, 'county', 'counties')]).toEqual([
    '0 suppliers',
    '1 supplier',
    '1,234 counties',
  ])
})

test('times by London’s clocks, on the last day of shorter months, and quiet hours across midnight', () => {
  const times = (rhythm: Rhythm, after: string, count?: number) =>
    nextTimes(rhythm, new Date(after), count).map((time) => time.toISOString().slice(0, 16))
  expect(times({ every: 'DAY', day: null, time: '09:00' }, '2026-03-28T09:00:00Z', 2)).toEqual([
    '2026-03-29T08:00',
    '2026-03-30T08:00',
  ])
  expect(times({ every: 'WEEK', day: 7, time: '01:30' }, '2026-03-20T00:00:00Z', 2)).toEqual([
    '2026-03-22T01:30',
    '2026-03-29T01:30',
  ])
  expect(times({ every: 'MONTH', day: 31, time: '12:00' }, '2026-02-01T00:00:00Z', 2)).toEqual([
    '2026-02-28T12:00',
    '2026-03-31T11:00',
  ])
  expect(times({ every: 'MONTH', day: null, time: '12:00' }, '2026-02-01T12:00:00Z')).toEqual(['2026-03-01T12:00'])
  const end = (from: string, until: string, at: string) =>
    quietEnd(from, until, new Date(`2026-01-05T${at}:00Z`))
      ?.toISOString()
      .slice(5, 16)
  expect(['21:59', '22:00', '05:59', '06:00'].map((at) => end('22:00', '06:00', at))).toEqual([
    undefined,
    '01-06T06:00',
    '01-05T06:00',
    undefined,
  ])
  expect(['08:59', '09:00', '16:59', '17:00'].map((at) => end('09:00', '17:00', at))).toEqual([
    undefined,
    '01-05T17:00',
    '01-05T17:00',
    undefined,
  ])
  expect([toLondon(new Date('2026-07-01T08:00:00Z')), toLondon(new Date('2026-01-01T08:00:00Z'))]).toEqual([
    '2026-07-01T09:00',
    '2026-01-01T08:00',
  ])
  const moments = ['2026-03-29T01:30', '2026-10-25T01:30', '2026-07-01T9:00'] // skipped, repeated, mistyped
  expect(moments.map((shown) => fromLondon(shown)?.toISOString())).toEqual([
    '2026-03-29T01:30:00.000Z',
    '2026-10-25T00:30:00.000Z',
    undefined,
  ])
  expect([undefined, null, '', ' 2026-02-01 '].map((day) => lastDayRule.parse(day))).toEqual(['', '', '', '2026-02-01'])
  expect(['2026-02-30', 'x'].filter((day) => lastDayRule.safeParse(day).success)).toEqual([])
})
