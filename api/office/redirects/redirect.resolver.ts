import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import { nullable, PayloadMutation } from '../../schema/types.ts'
import { pageArgs, type Connection, type PageOptions } from '../../schema/connection.ts'
import { versionField } from '../../process/content-version.ts'
import type { Context } from '../../server/context.ts'
import { listRedirects } from './list-redirects.ts'
import {
  CreateRedirectInput,
  ImportRedirectsInput,
  Redirect,
  RedirectConnection,
  DeleteRedirectInput,
  UpdateRedirectInput,
  RedirectImport,
} from './redirect.types.ts'
import {
  redirectVersion,
  removeRedirect,
  saveRedirect,
  lockRedirects,
  writeRedirect,
  type RedirectValues,
} from './save-redirect.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'
import { splitRecord } from '../../text/split-record.ts'
import { maxFaults, maxFileLength, maxRedirects, redirectRules } from './redirect.rules.ts'

type Line = { line: number } & ({ wanted: RedirectValues } | { fault: string })

/** Later lines see earlier ones; a refused line is reported and does not stop the rest. */
export const importRedirects = async (
  context: Context,
  { csv, isTrial }: ImportRedirectsInput,
): Promise<RedirectImport> => {
  const admin = requireAdmin(context)
  const lines = readFile(csv)
  return context.em.transactional(async (em) => {
    const there = await lockRedirects(em, context)
    await there.lookUpPages(lines.flatMap((one) => ('wanted' in one ? one.wanted.fromPath : [])))
    const outcome: RedirectImport = { added: 0, changed: 0, unchanged: 0, refused: 0, faults: [] }
    const seen = new Map<string, number>()
    const importLine = async (one: Line) => {
      if ('fault' in one) throw new PublicError('BAD_USER_INPUT', one.fault)
      const { line, wanted } = one
      const before = there.at(wanted.fromPath)
      const earlier = seen.get(before?.fromPath ?? wanted.fromPath)
      if (earlier) throw new PublicError('BAD_USER_INPUT', `Line ${earlier} is about the same address.`)
      const input = { ...wanted, fromPath: before?.fromPath ?? wanted.fromPath }
      seen.set(input.fromPath, line)
      if (before && before.toAddress === input.toAddress && before.isPermanent === input.isPermanent)
        return outcome.unchanged++
      there.check(input, before)
      there.note(isTrial ? { id: before?.id ?? '0', ...input } : await writeRedirect(em, admin, input, before), before)
      return before ? outcome.changed++ : outcome.added++
    }
    for (const one of lines) {
      await importLine(one).catch((error: unknown) => {
        if (!(error instanceof PublicError)) throw error
        outcome.refused++
        if (outcome.faults.length < maxFaults) outcome.faults.push({ line: one.line, message: error.message })
      })
    }
    return outcome
  })
}

const unreadable = (message: string) => badInput({ csv: message })

const readFile = (csv: string): Line[] => {
  if (csv.length > maxFileLength) throw unreadable(`Please choose a file of at most ${maxFileLength / 1000} kB.`)
  const [heading = '', ...texts] = csv.replace(/^\uFEFF/, '').split(/\r\n|[\r\n]/)
  const delimiter = [',', ';', '\t'].toSorted((a, b) => heading.split(b).length - heading.split(a).length)[0]!
  const names = (splitRecord(heading, delimiter) ?? []).map((name) => name.trim().toLowerCase())
  const [from, to, permanentAt] = ['from', 'to', 'permanent'].map((name) => names.indexOf(name)) as [
    number,
    number,
    number,
  ]
  if (from < 0 || to < 0) throw unreadable('The first line must name the columns: From, To and, optionally, Permanent.')
  const filled = texts.flatMap((text, at) => (text.trim() ? { text, line: at + 2 } : []))
  if (filled.length > maxRedirects) throw unreadable(`Please choose a file of at most ${maxRedirects} lines.`)
  return filled.map(({ text, line }) => {
    const cells = splitRecord(text, delimiter)
    if (!cells) return { line, fault: 'A quotation mark is misplaced or not closed.' }
    const isPermanent = meant.get((cells[permanentAt] ?? '').trim().toLowerCase())
    if (isPermanent === undefined) return { line, fault: 'Permanent must be yes or no.' }
    return { line, ...parseRow({ fromPath: cells[from] ?? '', toAddress: cells[to] ?? '', isPermanent }) }
  })
}

const meant = new Map([
  ['', true],
  ['yes', true],
  ['301', true],
  ['no', false],
  ['302', false],
])

const parseRow = (given: RedirectValues): { wanted: RedirectValues } | { fault: string } => {
  try {
    return { wanted: check(redirectRules, given) }
  } catch (error) {
    return { fault: error instanceof PublicError ? error.message : String(error) }
  }
}

@Authorized('ADMIN')
@Resolver(() => Redirect)
export class RedirectResolver {
  @FieldResolver(() => Int, versionField)
  version(@Root() redirect: Redirect): number {
    return redirectVersion(redirect)
  }

  @Query(() => RedirectConnection, nullable('Redirects, by path. For administrators.'))
  redirects(
    @Ctx() { pool }: Context,
    @Args(pageArgs(50)) page: PageOptions,
    @Arg('search', () => String, nullable('Text in the path or the target, at most 200 characters.')) search?: string,
  ): Promise<Connection<Redirect>> {
    return listRedirects(pool, page, search)
  }

  @PayloadMutation('Redirects an address without a page to another. For administrators.', CreateRedirectInput, {
    redirect: [() => Redirect, 'The changed redirect.'],
  })
  createRedirect = saveRedirect

  @PayloadMutation('Changes a redirect. For administrators.', UpdateRedirectInput, {
    redirect: [() => Redirect, 'The changed redirect.'],
  })
  updateRedirect = saveRedirect

  @PayloadMutation(
    'Adds and changes redirects from a CSV file, or previews that. For administrators.',
    ImportRedirectsInput,
    { outcome: [() => RedirectImport, 'The result, or its preview.'] },
  )
  importRedirects = importRedirects

  @PayloadMutation('Deletes a redirect. For administrators.', DeleteRedirectInput, {
    deletedId: [() => ID, 'The deleted redirect.'],
  })
  deleteRedirect = removeRedirect
}
