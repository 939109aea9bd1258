import { today } from '../database/check-last-day.ts'
import { readRow, readRows, type Db } from '../database/sql.ts'
import type { AdSettings, AdSlot } from './ad.entity.ts'

/** The same in To Do and in the list. */
export const endingSlot = `is_active and ends_at <= ${today} + 14`

export const readSlots = (db: Db, page: string | undefined, isEnding = false): Promise<AdSlot[]> =>
  readRows<AdSlot>(
    db,
    `select id, name, format, location, is_active "isActive", creative_url "creativeUrl", creative_link "creativeLink",
            creative_text "creativeText", ends_at::text "endsAt", is_fixed "isFixed", version
       from ad_slot where coalesce($1, '') in ('', location)${isEnding ? ` and ${endingSlot}` : ''} order by id limit 200`,
    [page],
  )

export const readSettings = (db: Db): Promise<AdSettings> =>
  readRow<AdSettings>(
    db,
    `select id, is_enabled "isEnabled", publisher, publisher_id "publisherId", is_test_mode "isTestMode", version
       from ad_settings where id = 1`,
  )
