/**
 * SQL that tells whether no worker has the job of this key, nor will take it: each that had it was killed, at the last
 * attempt too. A key is the job's name and the id of what it works on.
 */
export const isJobLost = (job: string, id: string) => `
  not exists (select from graphile_worker.jobs j
               where j.key = '${job} ' || ${id} and (j.attempts < j.max_attempts or j.locked_at is not null))`
