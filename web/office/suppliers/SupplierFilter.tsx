import { useSearchParams } from 'react-router'
import type { SupplierAge, SupplierDue, SupplierEntryFilter, SupplierOrigin } from '../../graphql.generated.ts'
import { FindChoice } from '../table/FindForm.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { OfficeField } from '../ui/forms/OfficeField.tsx'

const origins: Record<SupplierOrigin, string> = {
  REGISTRATION: 'Registered or asked',
  IMPORT: 'Imported file',
  SCRAPE: 'Any scrape',
  YELL: 'Yell',
  THOMSON: 'Thomson Local',
  FREEINDEX: 'FreeIndex',
  CHECKATRADE: 'Checkatrade',
  GOOGLE_PLACES: 'Google Maps',
  DIRECTORY: 'Another directory',
  SUPPLIER_SITE: 'Own website',
}
const ages: Record<SupplierAge, string> = {
  FRESH: 'Changed or reviewed within a year',
  AGEING: 'One to three years ago',
  STALE: 'Longer ago',
}
const dues: Record<SupplierDue, string> = {
  BADGE_EXPIRING: 'Verified badge expires soon or has expired',
  FEATURED_ENDING: 'Featured period ends soon',
  LISTING_UNCONFIRMED: 'Listed for a year, never verified',
}
const checks = { yes: 'Verified', no: 'Never verified' }
const owners = { yes: 'With an owner', no: 'Without an owner' }

const readKey = <Key extends string>(words: Record<Key, string>, value: string | null): Key | null =>
  value !== null && Object.hasOwn(words, value) ? (value as Key) : null
const readDay = (value: string | null) => (value && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null)
const readId = (value: string | null) => (value && /^[1-9]\d{0,8}$/.test(value) ? value : null)

/** The filters in the address; null if there are none. */
export const useSupplierFilter = (): SupplierEntryFilter | null => {
  const [params] = useSearchParams()
  const [from, to] = [readDay(params.get('from')), readDay(params.get('to'))]
  const owner = readKey(owners, params.get('owner'))
  const check = readKey(checks, params.get('verified'))
  const due = readKey(dues, params.get('due'))
  const filter = {
    origin: readKey(origins, params.get('source')),
    runId: readId(params.get('run')),
    importId: readId(params.get('import')),
    enteredSince: from && `${from}T00:00:00Z`,
    enteredBeforeAt: to && dayAfter(to),
    hasOwner: owner && owner === 'yes',
    age: readKey(ages, params.get('age')),
    ...(check ? { isVerified: check === 'yes' } : {}),
    ...(due ? { due } : {}),
  }
  return Object.values(filter).some((one) => one !== null) ? filter : null
}

const dayAfter = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString()
}

export const SupplierFilter = () => {
  const [params] = useSearchParams()
  const isUsed = useSupplierFilter() !== null
  const select = (name: string, label: string, words: Record<string, string>) => (
    <FindChoice name={name} label={label} value={params.get(name)} choices={Object.entries(words)} />
  )
  const field = (name: string, label: string, type: 'number' | 'date') => (
    <OfficeField label={label}>
      {(control) => (
        <input
          {...control}
          name={name}
          type={type}
          {...(type === 'number' ? { min: 1, inputMode: 'numeric' as const } : {})}
          defaultValue={params.get(name) ?? ''}
        />
      )}
    </OfficeField>
  )
  return (
    <details className="supplier-filter" open={isUsed}>
      <summary>
        More filters <Icon name="chevron-down" size={16} />
      </summary>
      <div className="supplier-filter-fields">
        {select('source', 'Source', origins)}
        {field('run', 'Scrape (its number)', 'number')}
        {field('import', 'Import (its number)', 'number')}
        {field('from', 'Entered from', 'date')}
        {field('to', 'Entered until', 'date')}
        {select('owner', 'Owner', owners)}
        {select('age', 'Freshness', ages)}
        {select('verified', 'Verified', checks)}
        {select('due', 'To do', dues)}
      </div>
    </details>
  )
}
