import type { Pool } from 'pg'
import { prepared } from '../suppliers/prepared.ts'
import type { SupplierStatus } from '../suppliers/supplier.entity.ts'
import type { Listing } from './listing.ts'
import { listingColumns } from './listing-columns.ts'
import { siteBehind } from './compare-listings.ts'
import type { ReadListing } from './read-listing.ts'

/** The most that each key brings; so many with one telephone number prove nothing anyway. */
const mostOfAKey = 20

export interface Candidate extends Listing {
  id: number
  status: SupplierStatus
}

const arms = `
  (select id from supplier where place_id = any($1::text[]))
  union (select id from supplier where phone_tails(phone) && $2::text[] and not is_demo limit ${mostOfAKey})
  union (select id from supplier where website is not null and not is_demo
      and (host_backwards(website) collate "C" = reverse($3) or host_backwards(website) collate "C" between reverse($3) || '.' and reverse($3) || '.~') limit ${mostOfAKey})
  union (select id from supplier where email is not null and lower(email) = $4 and not is_demo limit ${mostOfAKey})
  union (select id from supplier where postcode is not null and postcode_key(postcode) collate "C" = $5 and not is_demo limit ${mostOfAKey})
  union (select id from supplier where name_core(name) collate "C" = name_core($6) collate "C" and not is_demo
      order by (postcode_key(postcode) like $7 || '%') is true desc, (lower(city) = lower($8)) is true desc limit ${mostOfAKey})
  union (select id from supplier where postcode is not null and not is_demo
      and postcode_key(postcode) collate "C" between $7 and $7 || '~' order by similarity(name, $6) desc limit ${mostOfAKey})
  union (select id from supplier where status = 'listed' and not is_demo
      and point(longitude, latitude) <@ box(point($9::float8 - 0.03, $10::float8 - 0.02), point($9::float8 + 0.03, $10::float8 + 0.02))
      order by similarity(name, $6) desc limit ${mostOfAKey})
  union (select unnest($11::integer[]))`

/** Suppliers that share a key with a listing, whatever their status; never demo data. Each key has an index. */
export const likelyCandidates = async (pool: Pick<Pool, 'query'>, read: ReadListing, knownIds: readonly number[]): Promise<Candidate[]> => {
  const { listing, location, phones, placeId, email } = read
  const site = siteBehind(read)
  const postcode = location.postcode?.slice(3).replace(/ /g, '') ?? null
  const values = [
    placeId ? [placeId, `places/${placeId}`] : [],
    phones.map((phone) => phone.slice(-9)),
    site ?? null,
    email ?? null,
    postcode,
    listing.name,
    location.district?.slice(3) ?? null,
    listing.city ?? null,
    location.point?.longitude ?? null,
    location.point?.latitude ?? null,
    [...knownIds],
  ]
  const text = `with found as (${arms}) select ${listingColumns}, s.status from found join supplier s using (id) where not s.is_demo`
  return (await pool.query<Candidate>(prepared(text, values))).rows
}
