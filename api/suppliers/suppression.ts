import { runSql, type Db } from '../database/sql.ts'

/** What is known of a business before it is saved; each part may be missing. */
export interface Recognisable {
  name: string
  postcode?: string | null | undefined
  phone?: string | null | undefined
  website?: string | null | undefined
  email?: string | null | undefined
  placeId?: string | null | undefined
}

/** Why a listing may not be saved. */
export interface Suppression {
  id: number
  /** The name that the deleted supplier had. */
  name: string
  reason: string
  createdAt: Date
  /** By what it was recognised. */
  by: 'place id' | 'phone' | 'e-mail' | 'website' | 'name and postcode'
}

const find = `
  select found.*
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) with ordinality
      as given(name, postcode, phone, website, email, place_id, position)
    left join lateral (
      select id, name, reason, created_at "createdAt", "by" from (
        select 1 rank, 'place id' "by", s.* from suppression s where s.place_id = nullif(given.place_id, '')
        union all
        select 2, 'phone', s.* from suppression s where s.phone_key = phone_key(given.phone)
        union all
        select 3, 'e-mail', s.* from suppression s where s.email_key = email_key(given.email)
        union all
        select 4, 'website', s.* from suppression s where s.website_key = website_key(given.website)
        union all
        select 5, 'name and postcode', s.* from suppression s
         where s.name_key = name_key(given.name) and s.postcode_key = postcode_key(given.postcode)
      ) any_key order by rank, id desc limit 1
    ) found on true
   order by given.position`

/** For each listing, in the order given, the deleted supplier that it matches, or null. */
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

/** Whether an administrator deleted this supplier, so that it may not be saved again: returns why, or null. */
export const isSuppressed = async (client: Db, listing: Recognisable): Promise<Suppression | null> =>
  (await findSuppressions(client, [listing]))[0] ?? null

/** The reason in words, for reports. */
export const suppressionText = ({ name, reason, by, createdAt }: Suppression): string =>
  `was deleted by an administrator on ${createdAt.toISOString().slice(0, 10)} as "${name}" (same ${by}): ${reason}`

/** Not one of those that are being deleted, and still a supplier of its own. */
const remains = "s.id <> all($1) and s.status in ('listed', 'pending', 'hidden')"

/**
 * Records suppliers that are about to be deleted. A phone, e-mail address or website that a remaining supplier shares,
 * such as a chain's, is left out: it would block the whole chain.
 */
export const suppressSuppliers = async (
  client: Db,
  ids: readonly number[],
  { reason, by }: { reason: string; by: string },
) => {
  await runSql(
    client,
    `with gone as (
       select id, name, name_key(name) name_key, postcode_key(postcode) postcode_key, phone_key(phone) phone_key, website,
              website_key(website) website_key, email_key(email) email_key, nullif(place_id, '') place_id
         from supplier where id = any($1)
     )
     insert into suppression (name, name_key, postcode_key, phone_key, website_key, email_key, place_id, reason, created_by)
     select name, name_key, postcode_key,
            case when exists (select from supplier s where phone_tails(s.phone) && array[phone_key] and phone_key(s.phone) = phone_key and ${remains})
              then null else phone_key end,
            case when exists (select from supplier s where s.website is not null and host_backwards(s.website) collate "C" = host_backwards(gone.website)
                and website_key(s.website) = website_key and ${remains})
              then null else website_key end,
            case when exists (select from supplier s where s.email is not null and lower(s.email) = email_key and ${remains})
              then null else email_key end,
            place_id, $2, $3
       from gone order by gone.id`,
    [ids, reason, by],
  )
}
