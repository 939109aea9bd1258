interface Placeholder {
  about: string
  sample: string
}

export interface MailKindRules {
  label: string
  to: 'A business' | 'A visitor' | 'Administrators' | 'An invited person' | 'An account'
  subject: string
  text: string
  placeholders: Readonly<Record<string, Placeholder>>
  /** Placeholders without which the email is useless. */
  required?: readonly string[]
  /** Daily limit per recipient, if strangers' forms trigger these emails; otherwise null. */
  maxPerDay: number | null
}

/** A form's receipt goes to any address typed into it. */
const receiptsPerDay = 3
/** Staff may decide on many submissions at once. */
const decisionsPerDay = 20
/** Staff find the rest in the office. */
const noticesPerDay = 100

const businessName = { about: 'The business’s trading name', sample: 'Honeybourne Blinds & Curtains' }
const message = { about: 'The administrator’s message to the applicant', sample: 'We could not reach you by phone.' }
const listingUrl = { about: 'The address of the listing', sample: 'https://directory.example.com/suppliers/7' }

const username = { about: 'The name of the account', sample: 'ada' }
const officeUrl = { about: 'The office screen for it', sample: 'https://directory.example.com/admin' }
const immediateFooter =
  '\n{{officeUrl}}\n\n-- \nYou receive these emails immediately. Change this under My Account: {{siteUrl}}/admin/account'
const run = { about: 'The scrape or schedule', sample: 'Scrape 12' }
const regards = '\n\nKind regards\n{{siteName}}\n{{siteUrl}}'

export const mailKinds = {
  REGISTRATION_RECEIVED: {
    label: 'Registration received',
    to: 'A business',
    subject: 'We have received your registration',
    text: `Hello\n\nThank you for registering with us. Your reference number is {{reference}}: please quote it if you contact us.\n\nWe review every registration within 1–2 business days, and email you our decision.${regards}`,
    // Nothing that a visitor typed, since their address is not verified.
    placeholders: { reference: { about: 'The reference number', sample: 'R-00042' } },
    maxPerDay: receiptsPerDay,
  },
  REGISTRATION_APPROVED: {
    label: 'Registration approved',
    to: 'A business',
    subject: '{{businessName}} is now listed',
    text: `Hello\n\n{{businessName}} is now in our directory:\n{{listingUrl}}\n\nPlease check the details and reply to this email if anything needs changing.${regards}`,
    placeholders: { businessName, listingUrl },
    maxPerDay: decisionsPerDay,
  },
  REGISTRATION_REJECTED: {
    label: 'Registration rejected',
    to: 'A business',
    subject: 'About your registration: {{businessName}}',
    text: `Hello\n\nThank you for registering {{businessName}}. We cannot list it yet:\n\n{{message}}\n\nIf you can correct this, please reply to this email or register again.${regards}`,
    placeholders: { businessName, message },
    required: ['message'],
    maxPerDay: decisionsPerDay,
  },
  REVIEW_PUBLISHED: {
    label: 'Review published',
    to: 'A visitor',
    subject: 'Your review of {{businessName}} is published',
    text: `Hello\n\nThank you for your review of {{businessName}}. It is now published:\n{{listingUrl}}\n\nIf you did not write it, or want it removed, please reply to this email.${regards}`,
    placeholders: { businessName, listingUrl },
    maxPerDay: decisionsPerDay,
  },
  REPORT_ANSWERED: {
    label: 'Report answered',
    to: 'A visitor',
    subject: 'Your report about {{businessName}}',
    text: `Hello\n\nThank you for telling us about {{businessName}}. {{outcome}}\n{{listingUrl}}${regards}`,
    placeholders: {
      businessName,
      listingUrl,
      outcome: { about: 'The result, in one or two sentences', sample: 'We have checked it and corrected it.' },
    },
    required: ['outcome'],
    maxPerDay: decisionsPerDay,
  },
  CONTACT_MESSAGE: {
    label: 'Message from the contact form',
    to: 'Administrators',
    subject: '[{{siteName}}] {{subject}}',
    text: '{{message}}\n\n-- \n{{name}} <{{email}}>\nReason: {{reason}}\n',
    placeholders: {
      subject: { about: 'The message’s subject', sample: 'Your directory' },
      message: { about: 'The message’s text', sample: 'I found a fitter within a day.' },
      name: { about: 'The visitor’s name', sample: 'Anna Field' },
      email: { about: 'The visitor’s email address', sample: 'anna@example.com' },
      reason: { about: 'The message’s reason', sample: 'Feedback' },
    },
    required: ['message'],
    maxPerDay: noticesPerDay,
  },
  INVITATION: {
    label: 'Staff invitation',
    to: 'An invited person',
    subject: '{{invitedBy}} invites you to work on {{siteName}}',
    text: `Hello\n\n{{invitedBy}} invites you to work on {{siteName}}, as {{role}}. Please choose your username and password here:\n{{invitationUrl}}\n\nThis one-time link is valid for 7 days. If you did not expect this email, please ignore it.${regards}`,
    placeholders: {
      invitedBy: { about: 'Who sent the invitation', sample: 'ada' },
      role: { about: 'The invited person’s role', sample: 'moderator' },
      invitationUrl: {
        about: 'The secret link; the outbox does not show it',
        sample: 'https://directory.example.com/invitation#…',
      },
    },
    required: ['invitationUrl'],
    maxPerDay: null,
  },
  EMAIL_VERIFICATION: {
    label: 'Confirm email address',
    to: 'An account',
    subject: 'Please confirm your address for {{siteName}}',
    text: `Hello {{username}}\n\nThis email address was entered for your account at {{siteName}}. Please confirm that it is yours:\n{{verificationUrl}}\n\nThis one-time link is valid for 24 hours. If you did not ask for this, please ignore this email. Nothing will change.${regards}`,
    placeholders: {
      username,
      verificationUrl: {
        about: 'The secret link; the outbox does not show it',
        sample: 'https://directory.example.com/confirm-email#…',
      },
    },
    required: ['verificationUrl'],
    maxPerDay: null,
  },
  EMAIL_CHANGED: {
    label: 'Email address changed',
    to: 'An account',
    subject: 'The email address of your {{siteName}} account has changed',
    text: `Hello {{username}}\n\nThe email address of your account at {{siteName}} has been changed, so this is the last email to this address. If you did not change it, please tell an administrator immediately.${regards}`,
    placeholders: { username },
    maxPerDay: null,
  },
  NEW_REGISTRATION: {
    label: 'New registration',
    to: 'Administrators',
    subject: '[{{siteName}}] New registration: {{businessName}}',
    text: `{{businessName}} has asked to be listed and is waiting for a decision:${immediateFooter}`,
    placeholders: { businessName, officeUrl },
    maxPerDay: noticesPerDay,
  },
  NEW_REVIEW: {
    label: 'New review',
    to: 'Administrators',
    subject: '[{{siteName}}] New review of {{businessName}}',
    text: `{{businessName}} has a new review with {{rating}} of 5 stars, waiting for a decision:${immediateFooter}`,
    placeholders: { businessName, rating: { about: 'The number of stars', sample: '4' }, officeUrl },
    maxPerDay: noticesPerDay,
  },
  NEW_REPORT: {
    label: 'New report',
    to: 'Administrators',
    subject: '[{{siteName}}] New report about {{businessName}}',
    text: `A visitor says that the listing of {{businessName}} is wrong ({{reason}}):${immediateFooter}`,
    placeholders: { businessName, reason: { about: 'What is wrong', sample: 'Closed down' }, officeUrl },
    maxPerDay: noticesPerDay,
  },
  NEW_FINDS: {
    label: 'New scraped businesses',
    to: 'Administrators',
    subject: '[{{siteName}}] Businesses found: {{count}}',
    text: `{{run}} has finished. Businesses found and waiting for approval: {{count}}.${immediateFooter}`,
    placeholders: { run, count: { about: 'The number of businesses', sample: '37' }, officeUrl },
    maxPerDay: null,
  },
  RUN_FAILED: {
    label: 'Failed run',
    to: 'Administrators',
    subject: '[{{siteName}}] {{run}} has failed',
    text: `{{run}} has failed. {{reason}}${immediateFooter}`,
    placeholders: { run, reason: { about: 'What went wrong', sample: 'No page could be read.' }, officeUrl },
    maxPerDay: null,
  },
  DAILY_DIGEST: {
    label: 'Daily digest',
    to: 'Administrators',
    subject: '[{{siteName}}] What’s new',
    text: '{{news}}\n\nSee all tasks: {{officeUrl}}\n\n-- \nYou receive this email once a day. Change this under My Account: {{siteUrl}}/admin/account',
    placeholders: {
      news: {
        about: 'New items since the last digest, with links',
        sample: '2 new reviews are waiting:\nhttps://directory.example.com/admin/requests?kind=reviews',
      },
      officeUrl,
    },
    required: ['news'],
    maxPerDay: null,
  },
  TEST: {
    label: 'Test email',
    to: 'Administrators',
    subject: '[{{siteName}}] Test email',
    text: 'Hello {{username}}\n\nYou asked for this test email. Your site can send email.\n\n{{siteName}}\n{{siteUrl}}',
    placeholders: { username: { about: 'The user who requested it', sample: 'ada' } },
    maxPerDay: null,
  },
} as const satisfies Record<string, MailKindRules>

export type MailKind = keyof typeof mailKinds

export type MailValues<Kind extends MailKind> = Record<keyof (typeof mailKinds)[Kind]['placeholders'], string>

const commonPlaceholders = {
  siteName: { about: 'The site’s name', sample: 'Blind & Curtain Directory' },
  siteUrl: { about: 'The site’s address', sample: 'https://directory.example.com' },
} as const satisfies Record<string, Placeholder>

export const listPlaceholders = (kind: MailKind): Readonly<Record<string, Placeholder>> => ({
  ...mailKinds[kind].placeholders,
  ...commonPlaceholders,
})

const placeholder = /\{\{([^{}]{0,60})\}\}/g

export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(placeholder, (whole, name: string) => values[name.trim()] ?? whole)

export const findPlaceholders = (template: string): string[] =>
  [...template.matchAll(placeholder)].map(([, name]) => name!.trim())
