import { Arg, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../server/context.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import type { WeightedField } from '../../process/weight.ts'
import { changeSchedule } from './change-schedule.ts'
import { listSchedules } from './list-schedules.ts'
import { saveLimits } from './save-limits.ts'
import { saveSchedule } from './save-schedule.ts'
import { ScheduleReport, type Schedule, type ScrapeLimits } from './schedule.ts'
import {
  ChangeScheduleInput,
  ChangeSchedulePayload,
  CreateScheduleInput,
  CreateSchedulePayload,
  UpdateScheduleInput,
  UpdateSchedulePayload,
  UpdateScrapeLimitsInput,
  UpdateScrapeLimitsPayload,
} from './schedule.types.ts'

const inputOptions = { description: 'The input.' }
type Answer = Promise<Payload<'schedule', Schedule>>

@Resolver()
export class ScheduleResolver {
  @Authorized('ADMIN')
  @Extensions({ weight: 10 } satisfies WeightedField)
  @Query(() => ScheduleReport, {
    nullable: true,
    description: 'The schedules, and the limits for scrapes. For administrators.',
  })
  schedules(
    @Ctx() { pool }: Context,
    @Arg('isFailed', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: 'Only those whose last start failed.',
    })
    isFailed?: boolean,
  ): Promise<ScheduleReport> {
    return listSchedules(pool, isFailed)
  }

  @Authorized('ADMIN')
  @Mutation(() => CreateSchedulePayload, { nullable: true, description: 'Creates a schedule. For administrators.' })
  createSchedule(
    @Ctx() context: Context,
    @Arg('input', () => CreateScheduleInput, inputOptions) input: CreateScheduleInput,
  ): Answer {
    return inPayload('schedule', () => saveSchedule(context, input))
  }

  @Authorized('ADMIN')
  @Mutation(() => UpdateSchedulePayload, { nullable: true, description: 'Changes a schedule. For administrators.' })
  updateSchedule(
    @Ctx() context: Context,
    @Arg('input', () => UpdateScheduleInput, inputOptions) { id, version, ...input }: UpdateScheduleInput,
  ): Answer {
    return inPayload('schedule', () => saveSchedule(context, input, { id, version }))
  }

  @Authorized('ADMIN')
  @Mutation(() => ChangeSchedulePayload, {
    nullable: true,
    description: 'Pauses, resumes, starts or deletes a schedule. For administrators.',
  })
  changeSchedule(
    @Ctx() context: Context,
    @Arg('input', () => ChangeScheduleInput, inputOptions) { id, action }: ChangeScheduleInput,
  ): Answer {
    return inPayload('schedule', () => changeSchedule(context, id, action))
  }

  @Authorized('ADMIN')
  @Mutation(() => UpdateScrapeLimitsPayload, {
    nullable: true,
    description: 'Sets the quiet hours and the budget of scrapes. For administrators.',
  })
  updateScrapeLimits(
    @Ctx() context: Context,
    @Arg('input', () => UpdateScrapeLimitsInput, inputOptions) input: UpdateScrapeLimitsInput,
  ): Promise<Payload<'limits', ScrapeLimits>> {
    return inPayload('limits', () => saveLimits(context, input))
  }
}
