import { createHmac, randomBytes } from 'node:crypto'

/** From Standard Webhooks. */
const secretPrefix = 'whsec_'

export const newWebhookSecret = () => secretPrefix + randomBytes(32).toString('base64')

/** Standard Webhooks 1.0.0, with one signature per secret. */
export const signedHeaders = (secrets: readonly string[], messageId: string, body: string, at = new Date()) => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(secretPrefix.length), 'base64'))
      .update(`${messageId}.${timestamp}.${body}`)
      .digest('base64')
  return {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${signature(secret)}`).join(' '),
  }
}
