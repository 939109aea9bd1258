export const contactReasons = {
  general_inquiry: 'General Enquiry',
  business_listing: 'Business Listing',
  advertising: 'Advertising',
  technical_support: 'Technical Support',
  feedback: 'Feedback',
  other: 'Other',
} as const
export type ContactReason = keyof typeof contactReasons

export const contactFields = ['name', 'email', 'reason', 'subject', 'message'] as const

export const contactForm = { sent: { sent: '1' }, unsent: 'unsent' } as const
