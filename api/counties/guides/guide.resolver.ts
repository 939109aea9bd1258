import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { requireStaff } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import {
  AdminGuide,
  GuideEntry,
  GuideVersion,
  ResetGuideInput,
  ResetGuidePayload,
  RestoreGuideInput,
  RestoreGuidePayload,
  UpdateGuideInput,
  UpdateGuidePayload,
} from './guide.types.ts'
import { listGuides, listVersions, readGuide } from './read-guides.ts'
import { resetGuide, restoreGuide, saveGuide } from './save-guide.ts'

type Answer = Promise<Payload<'guide', AdminGuide>>

@Resolver(() => AdminGuide)
export class GuideResolver {
  @Authorized('content')
  @Query(() => [GuideEntry], {
    nullable: true,
    description: 'The guides of all counties, A to Z, at most 500. For the staff.',
  })
  adminGuides(@Ctx() { pool }: Context): Promise<GuideEntry[]> {
    return listGuides(pool)
  }

  @Authorized('content')
  @Query(() => AdminGuide, { nullable: true, description: 'A county’s guide. For the staff.' })
  async adminGuide(
    @Ctx() { pool }: Context,
    @Arg('urlName', () => String, { description: 'The county, as in /counties/{urlName}.' }) urlName: string,
  ): Promise<AdminGuide | null> {
    return (await readGuide(pool, urlName)) ?? null
  }

  @FieldResolver(() => [GuideVersion], {
    description: 'Its versions since the first edit, newest first; the last 50.',
  })
  versions(@Root() { urlName }: AdminGuide, @Ctx() { pool }: Context): Promise<GuideVersion[]> {
    return listVersions(pool, urlName)
  }

  @Authorized('content')
  @Mutation(() => UpdateGuidePayload, {
    nullable: true,
    description: 'Saves a guide, which releases then no longer change. For the staff.',
  })
  updateGuide(
    @Ctx() context: Context,
    @Arg('input', () => UpdateGuideInput, { description: 'The guide.' }) input: UpdateGuideInput,
  ): Answer {
    return inPayload('guide', () => saveGuide(context, requireStaff(context, 'content'), input))
  }

  @Authorized('content')
  @Mutation(() => RestoreGuidePayload, {
    nullable: true,
    description: 'Restores an earlier version of a guide. For the staff.',
  })
  restoreGuide(
    @Ctx() context: Context,
    @Arg('input', () => RestoreGuideInput, { description: 'The text.' }) input: RestoreGuideInput,
  ): Answer {
    return inPayload('guide', () => restoreGuide(context, requireStaff(context, 'content'), input))
  }

  @Authorized('content')
  @Mutation(() => ResetGuidePayload, {
    nullable: true,
    description: 'Restores the release’s text, which the guide then follows again. For the staff.',
  })
  resetGuide(
    @Ctx() context: Context,
    @Arg('input', () => ResetGuideInput, { description: 'The guide.' }) input: ResetGuideInput,
  ): Answer {
    return inPayload('guide', () => resetGuide(context, requireStaff(context, 'content'), input))
  }
}
