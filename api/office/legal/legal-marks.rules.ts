import { keptDays, periodOf } from '../../process/kept-days.rules.ts'

/** How a period that the software keeps to is named in a text. */
export const keptMark = (of: keyof typeof keptDays): string => `{kept: ${of}}`

/** The facts that the software fills in, so that they stay true, by the marks that stand for them. */
export const factsOf = (siteName: string, email: string): Record<string, string> => ({
  '{site name}': siteName,
  '{contact email}': email,
  ...Object.fromEntries(
    (Object.keys(keptDays) as (keyof typeof keptDays)[]).map((name) => [keptMark(name), periodOf(keptDays[name])]),
  ),
})

/** Every mark that may stand in a text. */
export const legalMarks: readonly string[] = Object.keys(factsOf('', ''))

/** What looks like a mark in a text. */
export const marks = /\{[^{}<>\n]{0,40}\}/g
/** A text with the facts in the place of their marks; `escape` makes them safe where they are put. */
export const withFacts = (text: string, facts: Record<string, string>, escape: (fact: string) => string): string =>
  text.replace(marks, (mark) => (mark in facts ? escape(facts[mark]!) : mark))
