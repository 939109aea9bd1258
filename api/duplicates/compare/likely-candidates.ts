import { runSql, type Db } from '../../database/sql.ts'
import type { SupplierStatus } from '../../suppliers/supplier.entity.ts'
import { type ComparedListing, listingColumns } from './listing.ts'
import { siteBehind } from './compare-listings.ts'
import type { ReadListing } from './read-listing.ts'

/** A telephone number that more share proves nothing. */
const maxPerKey = 20
/** More share a common word in a large town. */
const maxNear = 100

export interface Candidate extends ComparedListing {
  id: number
  status: SupplierStatus
}

/** `+ 0` prevents the planner from scanning suppliers in order of id. */
const few = `order by id + 0 limit ${maxPerKey}`

/** In degrees: half of a `map_square`. */
const [degreesNorth, degreesEast] = [0.02, 0.03]
const squares = [-1, 1].flatMap((north) =>
  [-1, 1].map(
    (east) => `map_square(given.latitude + ${north * degreesNorth}, given.longitude + ${east * degreesEast})`,
  ),
)
const near = `
  select distinct id, name from unnest(name_prefixes(given.name)) word cross join lateral (
    select id, name from supplier
     where near_keys(name, postcode, latitude, longitude) && array(select place || ' ' || word from unnest(array[given.district, ${squares.join(', ')}]) place)
       and not is_demo limit ${maxNear}) with_word`

const arms = `
  (select id from supplier where place_id = any(given.places))
  union (select id from supplier where phone_tails(phone) && given.phones and not is_demo ${few})
  union (select id from supplier where website is not null and not is_demo
      and (reversed_host(website) collate "C" = reverse(given.site)
        or reversed_host(website) collate "C" between reverse(given.site) || '.' and reverse(given.site) || '.~') ${few})
  union (select id from supplier where email is not null and lower(email) collate "C" = given.email and not is_demo ${few})
  union (select id from supplier where postcode is not null and postcode_key(postcode) collate "C" = given.postcode and not is_demo ${few})
  union (select id from supplier where name_core(name) collate "C" = name_core(given.name) collate "C" and not is_demo
      order by (postcode_key(postcode) like given.district || '%') is true desc, (lower(city) = lower(given.city)) is true desc limit ${maxPerKey})
  union (select id from (${near}) near order by similarity(name, given.name) desc limit ${maxPerKey})
  union (select unnest(given.known))`

const columns = `at integer, places text[], phones text[], site text, email text, postcode text, name text, district text, city text,
  longitude float8, latitude float8, known integer[]`

/** A lateral query per listing (`offset 0`) makes a page of them use the plan of one. */
const select = `
  select found.* from jsonb_to_recordset($1::jsonb) as given(${columns})
   cross join lateral (
     select given.at, ${listingColumns}, s.status from (${arms}) found join supplier s using (id) where not s.is_demo offset 0
   ) found`

const getBlockingKeys = (read: ReadListing) => {
  const { listing, location, phones, placeId, email } = read
  return {
    places: placeId ? [placeId, `places/${placeId}`] : [],
    phones: phones.map((phone) => phone.slice(-9)),
    site: siteBehind(read),
    email,
    postcode: location.postcode?.slice(3).replace(/ /g, ''),
    name: listing.name,
    district: location.district?.slice(3),
    city: listing.city,
    longitude: location.point?.longitude,
    latitude: location.point?.latitude,
  }
}

/** Suppliers of any status that share a key, per listing; never demo data. */
export const likelyCandidates = async (
  pool: Db,
  reads: readonly { read: ReadListing; known: Iterable<number> }[],
): Promise<Candidate[][]> => {
  const candidateKeys = reads.map(({ read, known }, at) => ({ at, ...getBlockingKeys(read), known: [...known] }))
  const { rows } = await runSql<Candidate & { at: number }>(pool, select, [JSON.stringify(candidateKeys)])
  const found = reads.map((): Candidate[] => [])
  for (const { at, ...candidate } of rows) found[at]!.push(candidate)
  return found
}
