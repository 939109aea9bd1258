import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import { nullable, PayloadMutation } from '../../schema/types.ts'
import { afterArg, firstArg, type Connection } from '../../schema/connection.ts'
import { versionField } from '../../process/content-version.ts'
import type { Context } from '../../server/context.ts'
import { importRedirects } from './import-redirects.ts'
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
import { redirectVersion, removeRedirect, saveRedirect } from './save-redirect.ts'

@Resolver(() => Redirect)
export class RedirectResolver {
  @FieldResolver(() => Int, versionField)
  version(@Root() redirect: Redirect): number {
    return redirectVersion(redirect)
  }

  @Authorized('ADMIN')
  @Query(() => RedirectConnection, nullable('Redirects, by path. For administrators.'))
  redirects(
    @Ctx() { pool }: Context,
    @Arg('first', () => Int, firstArg(50)) first?: number,
    @Arg('after', () => String, afterArg) after?: string,
    @Arg('search', () => String, nullable('Text in the path or the target, at most 200 characters.')) search?: string,
  ): Promise<Connection<Redirect>> {
    return listRedirects(pool, first, after, search)
  }

  @Authorized('ADMIN')
  @PayloadMutation('Redirects an address without a page to another. For administrators.', CreateRedirectInput, {
    redirect: [() => Redirect, 'The changed redirect.'],
  })
  createRedirect(context: Context, input: CreateRedirectInput): Promise<Redirect> {
    return saveRedirect(context, input)
  }

  @Authorized('ADMIN')
  @PayloadMutation('Changes a redirect. For administrators.', UpdateRedirectInput, {
    redirect: [() => Redirect, 'The changed redirect.'],
  })
  updateRedirect(context: Context, { id, version, ...input }: UpdateRedirectInput): Promise<Redirect> {
    return saveRedirect(context, input, { id, version })
  }

  @Authorized('ADMIN')
  @PayloadMutation(
    'Adds and changes redirects from a CSV file, or previews that. For administrators.',
    ImportRedirectsInput,
    { outcome: [() => RedirectImport, 'The result, or its preview.'] },
  )
  importRedirects(context: Context, input: ImportRedirectsInput): Promise<RedirectImport> {
    return importRedirects(context, input)
  }

  @Authorized('ADMIN')
  @PayloadMutation('Deletes a redirect. For administrators.', DeleteRedirectInput, {
    deletedId: [() => ID, 'The deleted redirect.'],
  })
  deleteRedirect(context: Context, { id }: DeleteRedirectInput): Promise<string> {
    return removeRedirect(context, id)
  }
}
