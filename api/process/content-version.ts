import { fingerprintOf } from '../text/fingerprint-of.ts'

/**
 * The version of what can be edited of a row: another one for other content, so that nothing has to be counted. For
 * `refuseStale`.
 */
export const contentVersion = (content: object): number =>
  Buffer.from(fingerprintOf(content), 'base64url').readUInt32BE() >>> 1

/** How the version stands in an answer. */
export const versionField = {
  description: 'Another one for each content; sent back when saving, so that nobody’s change is lost.',
}

/** How it stands in an input. */
export const versionInput = {
  nullable: true,
  description:
    'The version that was changed: refused with CONFLICT when it is another one by now. Left out, nothing is compared.',
}
