import { badInput } from '../../server/errors.ts'
import { PersonalDataKind } from './personal-data-kind.ts'
import { maxEntries } from './personal-data.types.ts'

const isKind = (text: string): text is PersonalDataKind => Object.hasOwn(PersonalDataKind, text)

/**
 * Groups the chosen rows' ids by kind.
 * @throws BAD_USER_INPUT naming `entryIds` if there are none, too many or invalid ones.
 */
export const chooseEntries = (requestedIds: readonly string[]): Map<PersonalDataKind, string[]> => {
  if (!requestedIds.length || requestedIds.length > maxEntries)
    throw badInput({ entryIds: `Please choose 1 to ${maxEntries} entries` })
  const chosen = new Map<PersonalDataKind, string[]>()
  for (const entry of new Set(requestedIds)) {
    const [kind = '', ...rest] = entry.split(':')
    const id = rest.join(':')
    if (!isKind(kind) || !id || id.length > 200) throw badInput({ entryIds: 'There is no such entry' })
    chosen.set(kind, [...(chosen.get(kind) ?? []), id])
  }
  return chosen
}
