import { runSql, type Db } from '../database/sql.ts'
import { parseId } from '../schema/types.ts'
import { toLondon } from '../text/london-time.rules.ts'

type Recognisable = { name: string } & {
  [F in 'postcode' | 'phone' | 'website' | 'email' | 'placeId']?: string | null | undefined
}

export interface Suppression {
  id: number
  name: string
  reason: string
  createdBy: string
  createdAt: Date
  /** For a supplier removed on request, of which nothing else may be stored. */
  supplierId: number | null
  by: 'place id' | 'phone' | 'email' | 'website' | 'name and postcode'
}

/** SQL: a hash recognises removed listings, and reveals nothing about them. */
const fingerprint = (key: string) => `encode(sha256(convert_to(${key}, 'UTF8')), 'hex')`
const isKey = (column: string, key: string) => `s.${column} = any(array[${key}, ${fingerprint(key)}])`

const find = `
  select found.*
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) with ordinality
      as given(name, postcode, phone, website, email, place_id, position)
    left join lateral (
      select id, name, reason, created_by "createdBy", created_at "createdAt", supplier_id "supplierId", "by" from (
        select 1 rank, 'place id' "by", s.* from suppression s where ${isKey('place_id', `nullif(given.place_id, '')`)}
        union all
        select 2, 'phone', s.* from suppression s where ${isKey('phone_key', 'phone_key(given.phone)')}
        union all
        select 3, 'email', s.* from suppression s where ${isKey('email_key', 'email_key(given.email)')}
        union all
        select 4, 'website', s.* from suppression s where ${isKey('website_key', 'website_key(given.website)')}
        union all
        select 5, 'name and postcode', s.* from suppression s
         where ${isKey('name_key', 'name_key(given.name)')} and ${isKey('postcode_key', 'postcode_key(given.postcode)')}
      ) any_key order by rank, id desc limit 1
    ) found on true
   order by given.position`

export const findSuppressions = async (
  client: Db,
  listings: readonly Recognisable[],
): Promise<(Suppression | null)[]> => {
  if (!listings.length) return []
  const column = (key: keyof Recognisable) => listings.map((listing) => listing[key] ?? null)
  const values = (['name', 'postcode', 'phone', 'website', 'email', 'placeId'] as const).map(column)
  const { rows } = await runSql<Suppression | { id: null }>(client, find, values)
  return rows.map((row) => (row.id === null ? null : row))
}

export const suppressionText = ({ name, reason, by, createdAt }: Suppression): string =>
  `was deleted by an administrator on ${toLondon(createdAt).slice(0, 10)} as "${name}" (same ${by}): ${reason}`

export const removedName = 'A listing that was removed on request'

/** SQL: an accepted supplier that is not being deleted. */
const remains = "s.id <> all($1) and s.status in ('listed', 'hidden')"

/** A phone, email or website shared with a remaining supplier is left out: it would block a whole chain. */
export const suppressSuppliers = async (
  client: Db,
  ids: readonly number[],
  { reason, by, isOnRequest = false }: { reason: string; by: string; isOnRequest?: boolean },
) => {
  const toStoredKey = (key: string) => (isOnRequest ? fingerprint(key) : key)
  const [name, supplierId] = isOnRequest ? [`'${removedName}'`, 'id'] : ['name', 'null::integer']
  await runSql(
    client,
    `with gone as (
       select id, name, name_key(name) name_key, postcode_key(postcode) postcode_key, phone_key(phone) phone_key, website,
              website_key(website) website_key, email_key(email) email_key, nullif(place_id, '') place_id
         from supplier where id = any($1)
     )
     insert into suppression (name, name_key, postcode_key, phone_key, website_key, email_key, place_id, supplier_id, reason, created_by)
     select ${name}, ${toStoredKey('name_key')}, ${toStoredKey('postcode_key')},
            case when exists (select from supplier s where phone_tails(s.phone) && array[phone_key] and phone_key(s.phone) = phone_key and ${remains})
              then null else ${toStoredKey('phone_key')} end,
            case when exists (select from supplier s where s.website is not null and reversed_host(s.website) collate "C" = reversed_host(gone.website)
                and website_key(s.website) = website_key and ${remains})
              then null else ${toStoredKey('website_key')} end,
            case when exists (select from supplier s where s.email is not null and lower(s.email) collate "C" = email_key and ${remains})
              then null else ${toStoredKey('email_key')} end,
            ${toStoredKey('place_id')}, ${supplierId}, $2, $3
       from gone order by gone.id`,
    [ids, reason, by],
  )
}

/** Only at the business's request. */
export const wasRemoved = async (db: Db, given: string): Promise<boolean> => {
  const id = parseId(given)
  if (!id) return false
  const { rows } = await runSql(db, 'select from suppression where supplier_id = $1', [id])
  return rows.length > 0
}

export const isRemovedPage = (db: Db, path: string): Promise<boolean> =>
  wasRemoved(db, /^\/suppliers\/(\d+)$/.exec(path)?.[1] ?? '')
