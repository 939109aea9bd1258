/** Reasons for writing: the API's code and the form's words. */
export const contactReasons = {
  general_inquiry: 'General Inquiry',
  business_listing: 'Business Listing',
  advertising: 'Advertising',
  technical_support: 'Technical Support',
  feedback: 'Feedback',
  other: 'Other',
} as const
export type ContactReason = keyof typeof contactReasons

/** The fields, in their order. */
export const contactFields = ['name', 'email', 'reason', 'subject', 'message'] as const

/** How the page is told of a form that was sent without JavaScript. */
export const contactForm = { sent: { sent: '1' }, unsent: 'unsent' } as const
