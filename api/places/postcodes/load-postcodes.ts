import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg, { type Pool, type PoolClient } from 'pg'
import { from } from 'pg-copy-streams'
import { lockByKey, runSql } from '../../database/sql.ts'
import { inTransaction } from '../../database/transaction.ts'
import { readPostcodeFile, WrongPostcodeFile } from './read-postcode-file.ts'

interface LoadedPostcodes {
  postcodes: number
  /** Old addresses still have these. */
  terminated: number
  /** In the file, but without a place: they stay in their district's centre. */
  unplaced: number
  areas: number
  movedSuppliers: number
}

/** Moves only suppliers that the place data had put in the district's centre or at the postcode. */
const moveSuppliers = `
  update supplier s set latitude = n.latitude, longitude = n.longitude
    from loading_postcode n
   where n.code = s.postcode and (n.latitude, n.longitude) is distinct from (s.latitude, s.longitude)
     and (exists (select from location l where l.type = 'outcode' and l.name = split_part(n.code, ' ', 1)
                   and l.latitude = s.latitude and l.longitude = s.longitude)
       or exists (select from postcode p where p.code = n.code and p.latitude = s.latitude and p.longitude = s.longitude))`

/** Searches read the earlier postcodes until the end. @throws WrongPostcodeFile for an unknown layout. */
export const loadPostcodes = (
  pool: Pool,
  path: string,
  onProgress?: (bytes: number, of: number) => void,
): Promise<LoadedPostcodes> =>
  inTransaction(
    pool,
    async (client) => {
      await lockByKey(client, 'postcode')
      await client.query('create table loading_postcode (like postcode)')
      const counts = await copyFile(client, path, onProgress)
      if (!counts.postcodes) throw new WrongPostcodeFile(`There are no postcodes in ${path}`)
      await addKey(client)
      await client.query('analyze loading_postcode')
      const { rowCount } = await runSql(client, moveSuppliers)
      await client.query(`
        select lock_tables(array['postcode'], 'access exclusive');
        drop table postcode;
        alter table loading_postcode rename to postcode;
        alter index loading_postcode_pkey rename to postcode_pkey`)
      return { ...counts, movedSuppliers: rowCount ?? 0 }
    },
    { statementTimeoutMs: 0 },
  )

const copyFile = async (client: PoolClient, path: string, onProgress?: (bytes: number, of: number) => void) => {
  const counts = { postcodes: 0, terminated: 0, unplaced: 0 }
  const areas = new Set<string>()
  async function* lines() {
    for await (const rows of readPostcodeFile(path, onProgress)) {
      let text = ''
      for (const { postcode, point, isTerminated } of rows) {
        if (!point) {
          counts.unplaced++
          continue
        }
        counts.postcodes++
        if (isTerminated) counts.terminated++
        areas.add(/^[A-Z]+/.exec(postcode)![0])
        text += `${postcode}\t${point.latitude.toFixed(6)}\t${point.longitude.toFixed(6)}\n`
      }
      if (text) yield text
    }
  }
  await pipeline(
    Readable.from(lines()),
    client.query(from('copy loading_postcode (code, latitude, longitude) from stdin with (freeze)')),
  )
  return { ...counts, areas: areas.size }
}

const uniqueViolation = '23505'

const addKey = async (client: PoolClient) => {
  try {
    await client.query('alter table loading_postcode add primary key (code)')
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== uniqueViolation) throw error
    const [, code = 'A postcode'] = /\(code\)=\(([^)]*)\)/.exec(error.detail ?? '') ?? []
    throw new WrongPostcodeFile(`${code} occurs twice: use the file exactly as downloaded`)
  }
}
