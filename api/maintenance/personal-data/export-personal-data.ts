import { recordAction } from '../../accounts/audit/record-action.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { chooseEntries } from './choose-entries.ts'
import { findPersonalData, personalDataKinds } from './find-personal-data.ts'

/**
 * Exports a person's data as JSON, by kind, with times. The audit log records counts per kind, without the person.
 * @throws BAD_USER_INPUT naming `search` or `entryIds`.
 */
export const exportPersonalData = (
  { em, env }: Context,
  admin: Viewer,
  { search, entryIds }: { search: string; entryIds: readonly string[] },
): Promise<string> => {
  chooseEntries(entryIds)
  return em.transactional(async (em) => {
    const { entries } = await findPersonalData(em, search)
    const chosen = entries.filter(({ id }) => entryIds.includes(id))
    const kinds = personalDataKinds
      .map((kind) => [kind, chosen.filter((entry) => entry.kind === kind)] as const)
      .filter(([, those]) => those.length)
    await recordAction(em, admin, {
      action: 'personal_data.export',
      subject: 'personal_data',
      after: Object.fromEntries(kinds.map(([kind, those]) => [kind, those.length])),
    })
    const data = kinds.map(([kind, those]) => [
      kind.toLowerCase(),
      those.map(({ at, facts }) => ({ keptSince: at, ...Object.fromEntries(facts) })),
    ])
    const file = { site: env.SITE_NAME, about: search.trim(), madeAt: new Date(), data: Object.fromEntries(data) }
    return JSON.stringify(file, undefined, 2)
  })
}
