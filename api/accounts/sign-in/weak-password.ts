import type { Env } from '../../process/env.ts'

/** Words of the trade and of the site's roles; docs/security.md lists them. */
export const contextWords = `
  blinds blind curtains curtain shutters shutter directory suppliers supplier administrator admin moderator editor
  analyst password
`
  .trim()
  .split(/\s+/)

const minOtherCharacters = 5

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []

/** 49,000 passwords from published leaks, loaded on first use. */
let common: Promise<Set<string>> | undefined
const commonPasswords = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])))

export const findPasswordWeakness = async (
  password: string,
  username: string,
  { SITE_NAME, SITE_URL }: Pick<Env, 'SITE_NAME' | 'SITE_URL'>,
): Promise<string | undefined> => {
  const typed = password.normalize('NFKC').toLowerCase()
  if ((await commonPasswords()).has(typed)) return 'This is one of the most common passwords. Please choose another.'
  const host = SITE_URL ? new URL(SITE_URL).hostname : ''
  const words = new Set([...contextWords, ...wordsIn(SITE_NAME), ...wordsIn(host), ...wordsIn(username)])
  const beside = [...words]
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ' '), typed)
  if (beside === typed || (beside.match(/[\p{L}\p{N}]/gu) ?? []).length >= minOtherCharacters) return undefined
  return 'Please choose a password that is not just your username, the site’s name or words of its trade.'
}
