import { retentionDays, formatPeriod } from '../../process/retention-days.rules.ts'

/** The mark of a retention period in a legal text. */
export const retentionMark = (of: keyof typeof retentionDays): string => `{retention: ${of}}`

/** Facts by the marks that they replace, so that texts stay true. */
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

/** Every mark allowed in a text. */
export const legalMarks: readonly string[] = Object.keys(createFacts('', ''))

/** Anything that looks like a mark. */
export const marks = /\{[^{}<>\n]{0,40}\}/g
/** Replaces marks by facts; `escape` makes them safe for their place. */
export const withFacts = (text: string, facts: Record<string, string>, escape: (fact: string) => string): string =>
  text.replace(marks, (mark) => (mark in facts ? escape(facts[mark]!) : mark))
