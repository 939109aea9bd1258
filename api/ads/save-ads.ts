import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction, saveChanges, schedule, type Actor } from '../accounts/audit/record-action.ts'
import { requireAdmin } from '../accounts/admin-only.ts'
import { createSlug } from '../blog/post.rules.ts'
import { checkLastDay, today } from '../database/check-last-day.ts'
import { lockByKey, runSql } from '../database/sql.ts'
import type { Context } from '../server/context.ts'
import { badInput, check, PublicError } from '../server/errors.ts'
import { AdSlot, AdSettings } from './ad.entity.ts'
import { adSlotRules, adSettingsRules, type AdFormat as Format, type AdNetwork as Network } from './ad.rules.ts'
import { Field, ID, InputType, Int } from 'type-graphql'
import { nullable, enumType, refuseStale } from '../schema/types.ts'
import { versionInput } from '../process/content-version.ts'

export const AdFormat = enumType<Format>('AdFormat', 'The format of an advertisement.', {
  RESPONSIVE: 'As wide as its slot.',
  HORIZONTAL: '728 by 90 pixels.',
  VERTICAL: '160 by 600 pixels.',
  SQUARE: '300 by 250 pixels.',
})
export type AdFormat = Format

export const AdNetwork = enumType<Network>('AdNetwork', 'Who fills the advertisement slots.', {
  GOOGLE_ADSENSE: 'Google AdSense.',
  MEDIA_NET: 'Media.net.',
  DIRECT_DEAL: 'The operator, with their own advertisements.',
})
export type AdNetwork = Network

@InputType({ description: 'New advertisement settings.' })
export class UpdateAdSettingsInput {
  @Field(() => Boolean, { description: 'False shows placeholders only.' }) isEnabled!: boolean
  @Field(() => AdNetwork, { description: 'Who fills the slots.' }) network!: AdNetwork
  @Field(() => String, { description: 'The operator’s account with the network; empty for none.' }) publisherId!: string
  @Field(() => Boolean, { description: 'True shows placeholders instead of advertisements.' }) isTestMode!: boolean
  @Field(() => Int, versionInput) version?: number | null
}

@InputType({ description: 'A new advertisement slot.' })
export class CreateAdSlotInput {
  @Field(() => String, { description: 'Its name for administrators, up to 80 characters.' }) name!: string
  @Field(() => AdFormat, { description: 'Its format.' }) format!: AdFormat
  @Field(() => String, {
    description:
      'Its kind of page: Homepage, Supplier Profile, Counties, Blog or Blog Post. A slot with a fixed place cannot move.',
  })
  location!: string
  @Field(() => Boolean, { defaultValue: true, description: 'False removes it from its page.' }) isActive?: boolean
  @Field(() => String, nullable('The operator’s own picture: an address on this site.')) creativeUrl?: string | null
  @Field(() => String, nullable('The address that the operator’s own advertisement links to.'))
  creativeLink?: string | null
  @Field(() => String, nullable('Its text, also the picture’s alternative text.')) creativeText?: string | null
  @Field(
    () => String,
    nullable(
      'Its last day (YYYY-MM-DD, Europe/London), after which it is switched off. Null for no last day; if omitted, it stays unchanged.',
    ),
  )
  endsAt?: string | null
}

@InputType({ description: 'An advertisement slot’s new values.' })
export class UpdateAdSlotInput extends CreateAdSlotInput {
  @Field(() => ID, { description: 'The `id` of the slot.' }) id!: string
  @Field(() => Int, versionInput) version?: number | null
}

export const saveAdSettings = async (
  context: Context,
  { version, ...input }: UpdateAdSettingsInput,
): Promise<AdSettings> => {
  const admin = requireAdmin(context)
  const { network, ...rest } = check(adSettingsRules, input)
  const values = { ...rest, publisher: network.toLowerCase() as Lowercase<AdNetwork> }
  return context.em.transactional(async (em) => {
    const settings = await em.findOneOrFail(AdSettings, 1, { lockMode: LockMode.PESSIMISTIC_WRITE })
    refuseStale(settings.version, version, 'The ad settings have since been changed by someone else.')
    return saveChanges(em, admin, settings, values, { action: 'ad_settings.edit' })
  })
}

/** Every page reads all slots. */
const maxSlots = 200

export const saveAdSlot = async (
  context: Context,
  { id, version, ...input }: CreateAdSlotInput & Partial<UpdateAdSlotInput>,
): Promise<AdSlot> => {
  const admin = requireAdmin(context)
  const checked = check(adSlotRules, { isActive: true, ...input })
  const values = {
    ...checked,
    format: checked.format.toLowerCase() as Lowercase<AdFormat>,
    creativeUrl: checked.creativeUrl || null,
    creativeLink: checked.creativeLink || null,
    creativeText: checked.creativeText || null,
    endsAt: checked.endsAt || null,
  }
  return context.em.transactional(async (em) => {
    if (values.isActive) await checkLastDay(em, 'endsAt', values.endsAt)
    if (id == null) {
      await lockByKey(em, 'ad_slot')
      if ((await em.count(AdSlot)) >= maxSlots) throw badInput({ name: `There are ${maxSlots} ad slots already.` })
      const slot = em.create(AdSlot, { ...values, id: await findFreeId(em, values), isFixed: false, version: 1 })
      await em.flush()
      await recordAction(em, admin, { action: 'ad_slot.add', subjectId: slot.id, after: values })
      return slot
    }
    const slot = await em.findOne(AdSlot, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!slot) throw new PublicError('NOT_FOUND', 'This ad slot no longer exists.')
    refuseStale(slot.version, version, `The ad slot “${slot.name}” has since been changed by someone else.`)
    if (slot.isFixed && values.location !== slot.location)
      throw badInput({ location: 'This ad slot has a fixed place on its page, so it cannot be moved.' })
    return changeSlot(em, admin, slot, input.endsAt === undefined ? { ...values, endsAt: slot.endsAt } : values)
  })
}

const changeSlot = (em: EntityManager, actor: Actor, slot: AdSlot, values: Partial<AdSlot>) =>
  saveChanges(em, actor, slot, values, { action: 'ad_slot.edit', subjectId: slot.id })

export const endDueAds = (em: EntityManager): Promise<number> =>
  em.transactional(async (em) => {
    const { rows } = await runSql<{ id: string }>(
      em,
      `select id from ad_slot where is_active and ends_at < ${today} limit ${maxSlots} for update`,
    )
    const slots = await em.find(AdSlot, { id: rows.map(({ id }) => id) }, { limit: maxSlots })
    for (const slot of slots) await changeSlot(em, schedule, slot, { isActive: false })
    return slots.length
  })

const findFreeId = async (
  em: EntityManager,
  { location, name }: Pick<AdSlot, 'location' | 'name'>,
): Promise<string> => {
  const base = createSlug(`${location} ${name}`)
  const taken = new Set(
    (await em.find(AdSlot, { id: { $like: `${base}%` } }, { fields: ['id'] })).map((slot) => slot.id),
  )
  let id = base
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`
  return id
}
