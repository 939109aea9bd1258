import type { MailState } from '../../graphql.generated.ts'

export const stateWords: Record<MailState, { text: string; state?: 'good' | 'bad' }> = {
  READY: { text: 'Ready to copy' },
  WAITING: { text: 'Waiting' },
  SENT: { text: 'Sent', state: 'good' },
  LEFT_OUT: { text: 'Not sent' },
  FAILED: { text: 'Failed', state: 'bad' },
}

/** "23 Nov 2026, 09:30", London time. */
export const timeText = (date: string) =>
  new Date(date).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' })
