import * as z from 'zod/mini'
import { optionalEmail, typedText } from '../../server/form.rules.ts'

export const ReportReason = {
  CLOSED_DOWN: 'CLOSED_DOWN',
  WRONG_DETAILS: 'WRONG_DETAILS',
  NOT_A_SUPPLIER: 'NOT_A_SUPPLIER',
  UNFAIR_REVIEW: 'UNFAIR_REVIEW',
  OTHER: 'OTHER',
} as const
export type ReportReason = (typeof ReportReason)[keyof typeof ReportReason]

export const reportReasonWords: Readonly<Record<ReportReason, string>> = {
  CLOSED_DOWN: 'Closed down',
  WRONG_DETAILS: 'Wrong details',
  NOT_A_SUPPLIER: 'Not a supplier',
  UNFAIR_REVIEW: 'A review is false or unfair',
  OTHER: 'Other',
}

const needsDetails = new Set<ReportReason>([ReportReason.WRONG_DETAILS, ReportReason.UNFAIR_REVIEW, ReportReason.OTHER])

export const reportRules = z
  .object({
    reason: z.enum(ReportReason, 'Please choose a reason'),
    details: typedText({ min: [0, ''], max: [2000, 'Please write at most 2,000 characters'] }),
    email: optionalEmail('Please enter a valid email address, or leave the field empty'),
  })
  .check(
    z.refine(({ reason, details }) => details.length >= 10 || !needsDetails.has(reason), {
      path: ['details'],
      message: 'Please write at least 10 characters, so that we know what to look at',
    }),
  )
