import { Arg, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../server/context.ts'
import { check } from '../../server/errors.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import type { WeightedField } from '../../process/weight.ts'
import { legalRules } from './legal.rules.ts'
import {
  AdminLegalText,
  LegalPage,
  LegalText,
  ResetLegalTextInput,
  ResetLegalTextPayload,
  UpdateLegalTextInput,
  UpdateLegalTextPayload,
} from './legal.types.ts'
import { findLegalText, readLegalText, shownText } from './read-legal.ts'
import { resetLegalText, saveLegalText } from './save-legal.ts'

type Answer = Promise<Payload<'text', AdminLegalText>>

const which = { description: 'The page.' }

@Resolver()
export class LegalResolver {
  @Extensions({ weight: 5 } satisfies WeightedField)
  @Query(() => LegalText, {
    nullable: true,
    description: 'The operator’s text of a legal page; null for the built-in one.',
  })
  legalText(
    @Ctx() { pool, env }: Context,
    @Arg('of', () => LegalPage, which) page: LegalPage,
  ): Promise<LegalText | null> {
    return findLegalText(pool, page, env)
  }

  @Authorized('ADMIN')
  @Query(() => AdminLegalText, { nullable: true, description: 'The text of a legal page. For administrators.' })
  adminLegalText(
    @Ctx() { pool }: Context,
    @Arg('of', () => LegalPage, which) page: LegalPage,
  ): Promise<AdminLegalText> {
    return readLegalText(pool, page)
  }

  @Authorized('ADMIN')
  @Query(() => LegalText, { nullable: true, description: 'How a text would be shown. For administrators.' })
  legalPreview(
    @Ctx() { env }: Context,
    @Arg('content', () => String, { description: 'Text or HTML, as in UpdateLegalTextInput.' }) content: string,
    @Arg('changedOn', () => String, { description: 'The day of the change, YYYY-MM-DD.' }) changedOn: string,
  ): LegalText {
    const checked = check(legalRules, { content, changedOn })
    return { contentHtml: shownText(checked.content, env), changedOn: checked.changedOn }
  }

  @Authorized('ADMIN')
  @Mutation(() => UpdateLegalTextPayload, {
    nullable: true,
    description: 'Saves the text of a legal page. For administrators.',
  })
  updateLegalText(
    @Ctx() context: Context,
    @Arg('input', () => UpdateLegalTextInput, { description: 'The text.' }) input: UpdateLegalTextInput,
  ): Answer {
    return inPayload('text', () => saveLegalText(context, input))
  }

  @Authorized('ADMIN')
  @Mutation(() => ResetLegalTextPayload, {
    nullable: true,
    description: 'Restores a legal page’s built-in text. For administrators.',
  })
  resetLegalText(
    @Ctx() context: Context,
    @Arg('input', () => ResetLegalTextInput, which) input: ResetLegalTextInput,
  ): Answer {
    return inPayload('text', () => resetLegalText(context, input))
  }
}
