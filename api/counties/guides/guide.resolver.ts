import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { requireStaff } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { nullable, PayloadMutation } from '../../schema/types.ts'
import {
  AdminGuide,
  GuideEntry,
  GuideVersion,
  ResetGuideInput,
  RestoreGuideInput,
  UpdateGuideInput,
} from './guide.types.ts'
import { listGuides, listVersions, readGuide } from './read-guides.ts'
import { resetGuide, restoreGuide, saveGuide } from './save-guide.ts'

type Answer = Promise<AdminGuide>

@Resolver(() => AdminGuide)
export class GuideResolver {
  @Authorized('content')
  @Query(() => [GuideEntry], nullable('The guides of all counties, A to Z, at most 500. For the staff.'))
  adminGuides(@Ctx() { pool }: Context): Promise<GuideEntry[]> {
    return listGuides(pool)
  }

  @Authorized('content')
  @Query(() => AdminGuide, nullable('A county’s guide. For the staff.'))
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
  @PayloadMutation('Saves a guide, which releases then no longer change. For the staff.', UpdateGuideInput, {
    guide: [() => AdminGuide, 'The changed guide.'],
  })
  updateGuide(context: Context, input: UpdateGuideInput): Answer {
    return saveGuide(context, requireStaff(context, 'content'), input)
  }

  @Authorized('content')
  @PayloadMutation('Restores an earlier version of a guide. For the staff.', RestoreGuideInput, {
    guide: [() => AdminGuide, 'The changed guide.'],
  })
  restoreGuide(context: Context, input: RestoreGuideInput): Answer {
    return restoreGuide(context, requireStaff(context, 'content'), input)
  }

  @Authorized('content')
  @PayloadMutation('Restores the release’s text, which the guide then follows again. For the staff.', ResetGuideInput, {
    guide: [() => AdminGuide, 'The changed guide.'],
  })
  resetGuide(context: Context, input: ResetGuideInput): Answer {
    return resetGuide(context, requireStaff(context, 'content'), input)
  }
}
