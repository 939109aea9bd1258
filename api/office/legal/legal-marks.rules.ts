import { retentionDays, formatPeriod } from '../../process/retention-days.rules.ts'

export const retentionMark = (of: keyof typeof retentionDays): string => `{retention: ${of}}`

export const createFacts = (siteName: string, email: string): Record<string, string> => ({
  '{site name}': siteName,
  '{contact email}': email,
  ...Object.fromEntries(
    (Object.keys(retentionDays) as (keyof typeof retentionDays)[]).map((name) => [
      retentionMark(name),
      formatPeriod(retentionDays[name]),
    ]),
  ),
})

export const legalMarks: readonly string[] = Object.keys(createFacts('', ''))

export const marks = /\{[^{}<>\n]{0,40}\}/g
/** `escape` makes a fact safe for its place. */
export const withFacts = (text: string, facts: Record<string, string>, escape: (fact: string) => string): string =>
  text.replace(marks, (mark) => (mark in facts ? escape(facts[mark]!) : mark))
