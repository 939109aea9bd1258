import type { Pool } from 'pg'
import { Field, ObjectType } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import { findRow, runSql } from '../../database/sql.ts'

@ObjectType({ description: 'The failing build of the file of all suppliers.' })
export class SupplierListFailure {
  @Field(() => Date, { description: 'When it first failed since the last successful build.' }) failedSince!: Date
  @Field(() => String, { description: 'Why the latest build failed.' }) message!: string
  @Field(() => Date, nullable('When the present file was built; null if there is none.')) madeAt!: Date | null
}

export const clearListFailure = (pool: Pool) => runSql(pool, 'delete from supplier_list_outcome')

export const recordListFailure = (pool: Pool, error: unknown) =>
  runSql(
    pool,
    `insert into supplier_list_outcome (failed_since, reason) values (now(), $1)
       on conflict (is_only) do update set reason = excluded.reason`,
    [(error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 300)],
  )

export const listFailure = async (pool: Pool): Promise<SupplierListFailure | null> => {
  const row = await findRow<SupplierListFailure>(
    pool,
    `select failed_since as "failedSince", reason as message, (select max(made_at) from supplier_list) as "madeAt" from supplier_list_outcome`,
  )
  return row ?? null
}
