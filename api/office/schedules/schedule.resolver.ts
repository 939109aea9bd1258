import { Arg, Authorized, Ctx, Extensions, Query, Resolver } from 'type-graphql'
import { nullable, PayloadMutation, type PayloadFields } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'
import type { WeightedField } from '../../process/weight.ts'
import { changeSchedule, saveSchedule, saveLimits } from './save-schedule.ts'
import { listSchedules } from './list-schedules.ts'
import {
  ScheduleReport,
  ChangeScheduleInput,
  CreateScheduleInput,
  UpdateScheduleInput,
  UpdateScrapeLimitsInput,
  Schedule,
  ScrapeLimits,
} from './schedule.ts'

type Answer = Promise<Schedule>

const fields: PayloadFields = { schedule: [() => Schedule, 'The changed schedule; null once it is deleted.'] }

@Resolver()
export class ScheduleResolver {
  @Authorized('ADMIN')
  @Extensions({ weight: 10 } satisfies WeightedField)
  @Query(() => ScheduleReport, nullable('The schedules, and the limits for scrapes. For administrators.'))
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
  @PayloadMutation('Creates a schedule. For administrators.', CreateScheduleInput, fields)
  createSchedule(context: Context, input: CreateScheduleInput): Answer {
    return saveSchedule(context, input)
  }

  @Authorized('ADMIN')
  @PayloadMutation('Changes a schedule. For administrators.', UpdateScheduleInput, fields)
  updateSchedule(context: Context, { id, version, ...input }: UpdateScheduleInput): Answer {
    return saveSchedule(context, input, { id, version })
  }

  @Authorized('ADMIN')
  @PayloadMutation('Pauses, resumes, starts or deletes a schedule. For administrators.', ChangeScheduleInput, fields)
  changeSchedule(context: Context, { id, action }: ChangeScheduleInput): Promise<Schedule | null> {
    return changeSchedule(context, id, action)
  }

  @Authorized('ADMIN')
  @PayloadMutation('Sets the quiet hours and the budget of scrapes. For administrators.', UpdateScrapeLimitsInput, {
    limits: [() => ScrapeLimits, 'The saved limits for scrapes.'],
  })
  updateScrapeLimits(context: Context, input: UpdateScrapeLimitsInput): Promise<ScrapeLimits> {
    return saveLimits(context, input)
  }
}
