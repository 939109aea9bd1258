import { Field, ID, Int, ObjectType } from 'type-graphql'
import { findRow, type Db } from '../../database/sql.ts'
import { nullable, lowerCaseEnum } from '../../schema/types.ts'

const DuplicateRunStatus = lowerCaseEnum('DuplicateRunStatus', 'The status of a comparison of all suppliers.', {
  RUNNING: 'It is running, or waiting for a worker.',
  STOPPED: 'An administrator stopped it; earlier results stay.',
  FINISHED: 'It is complete.',
  FAILED: 'It failed after several attempts; earlier results stay.',
})

@ObjectType({ description: 'A comparison of all suppliers with each other.' })
export class DuplicateRun {
  @Field(() => ID, { description: 'Identifies the run.' }) id!: number
  @Field(() => DuplicateRunStatus, { description: 'Its status.' }) status!:
    | 'running'
    | 'stopped'
    | 'finished'
    | 'failed'
  @Field(() => String, nullable('Who started it; null if it runs every night.')) startedBy!: string | null
  @Field(() => Date, { description: 'When it was started.' }) startedAt!: Date
  @Field(() => Date, nullable('When it ended.')) finishedAt!: Date | null
  @Field(() => Int, { description: 'Suppliers read so far.' }) suppliers!: number
  @Field(() => Int, { description: 'Pairs to compare; 0 while it is reading.' }) pairs!: number
  @Field(() => Int, { description: 'Pairs compared so far.' }) compared!: number
  @Field(() => Int, { description: 'Certain and uncertain matches found so far.' }) found!: number
  @Field(() => Int, nullable('Pairs that comparing changed suppliers one by one had missed; null for the first run.'))
  added!: number | null
  @Field(
    () => Int,
    nullable('Pairs that comparing changed suppliers one by one had found wrongly; null for the first run.'),
  )
  dropped!: number | null
}

export const readLatestRun = async (db: Db): Promise<DuplicateRun | null> => {
  const row = await findRow<DuplicateRun>(
    db,
    `select id, status, started_by "startedBy", started_at "startedAt", finished_at "finishedAt", suppliers,
          pairs::integer, compared::integer, found, added, dropped
     from duplicate_run order by id desc limit 1`,
  )
  return row ?? null
}
