import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { afterArg, firstArg } from '../../schema/check-first.ts'
import { versionField } from '../../process/content-version.ts'
import type { Context } from '../../server/context.ts'
import type { ConnectionOf } from '../../schema/connection-type.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import { importRedirects } from './import-redirects.ts'
import { listRedirects } from './list-redirects.ts'
import {
  CreateRedirectInput,
  CreateRedirectPayload,
  ImportRedirectsInput,
  ImportRedirectsPayload,
  Redirect,
  RedirectConnection,
  DeleteRedirectInput,
  DeleteRedirectPayload,
  UpdateRedirectInput,
  UpdateRedirectPayload,
  type RedirectImport,
} from './redirect.types.ts'
import { redirectVersion, removeRedirect, saveRedirect } from './save-redirect.ts'

const which = { description: 'The redirect.' }

@Resolver(() => Redirect)
export class RedirectResolver {
  @FieldResolver(() => Int, versionField)
  version(@Root() redirect: Redirect): number {
    return redirectVersion(redirect)
  }

  @Authorized('ADMIN')
  @Query(() => RedirectConnection, { nullable: true, description: 'Redirects, by path. For administrators.' })
  redirects(
    @Ctx() { pool }: Context,
    @Arg('first', () => Int, firstArg(50)) first?: number,
    @Arg('after', () => String, afterArg) after?: string,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Text in the path or the target, at most 200 characters.',
    })
    search?: string,
  ): Promise<ConnectionOf<Redirect>> {
    return listRedirects(pool, first, after, search)
  }

  @Authorized('ADMIN')
  @Mutation(() => CreateRedirectPayload, {
    nullable: true,
    description: 'Redirects an address without a page to another. For administrators.',
  })
  createRedirect(
    @Ctx() context: Context,
    @Arg('input', () => CreateRedirectInput, which) input: CreateRedirectInput,
  ): Promise<Payload<'redirect', Redirect>> {
    return inPayload('redirect', () => saveRedirect(context, input))
  }

  @Authorized('ADMIN')
  @Mutation(() => UpdateRedirectPayload, { nullable: true, description: 'Changes a redirect. For administrators.' })
  updateRedirect(
    @Ctx() context: Context,
    @Arg('input', () => UpdateRedirectInput, which) { id, version, ...input }: UpdateRedirectInput,
  ): Promise<Payload<'redirect', Redirect>> {
    return inPayload('redirect', () => saveRedirect(context, input, { id, version }))
  }

  @Authorized('ADMIN')
  @Mutation(() => ImportRedirectsPayload, {
    nullable: true,
    description: 'Adds and changes redirects from a CSV file, or previews that. For administrators.',
  })
  importRedirects(
    @Ctx() context: Context,
    @Arg('input', () => ImportRedirectsInput, { description: 'The file.' }) input: ImportRedirectsInput,
  ): Promise<Payload<'outcome', RedirectImport>> {
    return inPayload('outcome', () => importRedirects(context, input))
  }

  @Authorized('ADMIN')
  @Mutation(() => DeleteRedirectPayload, { nullable: true, description: 'Deletes a redirect. For administrators.' })
  deleteRedirect(
    @Ctx() context: Context,
    @Arg('input', () => DeleteRedirectInput, which) { id }: DeleteRedirectInput,
  ): Promise<Payload<'deletedId', string>> {
    return inPayload('deletedId', () => removeRedirect(context, id))
  }
}
