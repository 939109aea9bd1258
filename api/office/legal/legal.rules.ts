import * as z from 'zod/mini'
import { typedText } from '../../server/form.rules.ts'
import { legalMarks, marks } from './legal-marks.rules.ts'

export const legalPages = ['PRIVACY', 'TERMS', 'COOKIES'] as const
export type LegalPageName = (typeof legalPages)[number]

/** In characters. */
export const maxLength = 100_000

export const legalRules = z.object({
  content: typedText({ min: [1, 'Please write something.'], max: maxLength }).check(({ value, issues }) => {
    const unknown = value.match(marks)?.find((mark) => !legalMarks.includes(mark))
    if (unknown)
      issues.push({
        code: 'custom',
        input: value,
        message: `Unknown placeholder: ${unknown}. Available: ${legalMarks.join(' ')}`,
      })
  }),
  changedOn: z
    .string()
    .check(
      z.refine(
        (date) => /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) && date >= '2000-01-01',
        'Please enter the date of the change.',
      ),
    ),
})
