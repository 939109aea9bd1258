import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { runSql, type Db } from '../../database/sql.ts'

enum DuplicateRunStatus {
  RUNNING = 'running',
  STOPPED = 'stopped',
  FINISHED = 'finished',
  FAILED = 'failed',
}
registerEnumType(DuplicateRunStatus, {
  name: 'DuplicateRunStatus',
  description: 'How far a comparison of all suppliers is.',
  valuesConfig: {
    RUNNING: { description: 'It is going on, or waits for a worker.' },
    STOPPED: { description: 'An administrator has stopped it; what was found before it counts.' },
    FINISHED: { description: 'It has compared all.' },
    FAILED: { description: 'It was given up after several attempts; what was found before it counts.' },
  },
})

@ObjectType({ description: 'A comparison of all suppliers with each other.' })
export class DuplicateRun {
  @Field(() => ID, { description: 'Identifies the run.' }) id!: number
  @Field(() => DuplicateRunStatus, { description: 'How far it is.' }) status!: DuplicateRunStatus
  @Field(() => String, { nullable: true, description: 'Who started it; null if it runs every night.' })
  startedBy!: string | null
  @Field(() => Date, { description: 'When it was started.' }) startedAt!: Date
  @Field(() => Date, { nullable: true, description: 'When it ended.' }) finishedAt!: Date | null
  @Field(() => Int, { description: 'How many suppliers it has read.' }) suppliers!: number
  @Field(() => Int, { description: 'How many pairs it has to compare; 0 while it reads.' }) pairs!: number
  @Field(() => Int, { description: 'How many it has compared.' }) compared!: number
  @Field(() => Int, { description: 'How many pairs it has found that are, or may be, one business.' }) found!: number
  @Field(() => Int, {
    nullable: true,
    description: 'Pairs that were missed as each changed supplier was compared by itself; null for the first run.',
  })
  added!: number | null
  @Field(() => Int, { nullable: true, description: 'Pairs found so that are none; null for the first run.' })
  dropped!: number | null
}

export const readLatestRun = async (db: Db): Promise<DuplicateRun | null> => {
  const { rows } = await runSql<DuplicateRun>(
    db,
    `select id, status, started_by "startedBy", started_at "startedAt", finished_at "finishedAt", suppliers,
            pairs::integer, compared::integer, found, added, dropped
       from duplicate_run order by id desc limit 1`,
  )
  return rows[0] ?? null
}
