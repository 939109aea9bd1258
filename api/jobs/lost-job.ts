/** SQL condition: no worker runs the job of this key, nor will, because each attempt was killed. */
export const jobLostCondition = (job: string, id: string) => `
  not exists (select from graphile_worker.jobs j
               where j.key = '${job} ' || ${id} and (j.attempts < j.max_attempts or j.locked_at is not null))`
