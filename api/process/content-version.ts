import { createFingerprint } from '../text/fingerprint.ts'

/** For `refuseStale`. */
export const contentVersion = (content: object): number =>
  Buffer.from(createFingerprint(content), 'base64url').readUInt32BE() >>> 1

export const versionField = {
  description: 'Changes with the content. Send it when saving, so that concurrent changes are detected.',
}

export const versionInput = {
  nullable: true,
  description: 'The version you read: CONFLICT if it has changed since. If omitted, this is not checked.',
}
