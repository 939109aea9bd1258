import * as z from 'zod/mini'
import { optionalEmail, typedText } from '../../server/form.rules.ts'

export const reportReasonWords = {
  CLOSED_DOWN: 'Closed down',
  WRONG_DETAILS: 'Wrong details',
  NOT_A_SUPPLIER: 'Not a supplier',
  UNFAIR_REVIEW: 'A review is false or unfair',
  OTHER: 'Other',
} as const
export type ReportReason = keyof typeof reportReasonWords
export const reportReasons = Object.keys(reportReasonWords) as ReportReason[]

const needsDetails = new Set<ReportReason>(['WRONG_DETAILS', 'UNFAIR_REVIEW', 'OTHER'])

export const reportRules = z
  .object({
    reason: z.enum(reportReasons, 'Please choose a reason.'),
    details: typedText({ max: [2000, 'Please write at most 2,000 characters.'] }),
    email: optionalEmail('Please enter a valid email address, or leave the field empty.'),
  })
  .check(
    z.refine(({ reason, details }) => details.length >= 10 || !needsDetails.has(reason), {
      path: ['details'],
      message: 'Please write at least 10 characters, so we know what to check.',
    }),
  )
