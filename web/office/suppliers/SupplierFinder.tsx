import { Skeleton } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import { useFindSuppliersQuery, type FindSuppliersQueryVariables } from './SuppliersTab.generated.ts'
import type {
  SupplierEntrySort,
  SupplierAge,
  SupplierDue,
  SupplierEntryFilter,
  SupplierOrigin,
} from '../../schema.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { FindChoice, FindForm } from '../table/FindForm.tsx'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { SupplierTable } from './SupplierTable.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { OfficeField } from '../ui/forms/OfficeField.tsx'
import { statusLabels, supplierStatuses } from './supplier-status.ts'
import '../ui/admin.css'
import '../ui/forms/editor.css'

const sorts: readonly SupplierEntrySort[] = ['NAME', 'NAME_DESC', 'NEWEST', 'OLDEST', 'CHECK_OLDEST', 'FEATURED_UNTIL']

export const SupplierFinder = () => {
  const [params] = useSearchParams()
  const search = params.get('search') ?? ''
  const status = supplierStatuses.find((one) => one === params.get('status'))
  const filter = useSupplierFilter()
  const sort = sorts.find((one) => one === params.get('sort'))
  const variables: FindSuppliersQueryVariables = {
    search,
    status: status ?? null,
    ...(filter ? { filter } : {}),
    ...(sort ? { sort } : {}),
  }
  const { data, previousData, loading, error, fetchMore, refetch } = useFindSuppliersQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const found = (data ?? (loading ? previousData : undefined))?.adminSuppliers
  return (
    <div className="table-screen">
      <FindForm
        label="Suppliers of every status"
        searchLabel="Name, postcode or id"
        preserved={['sort', 'columns']}
        more={<SupplierFilter />}
      >
        <FindChoice
          name="status"
          label="Status"
          value={status}
          choices={supplierStatuses.map((one) => [one, statusLabels[one]])}
        />
      </FindForm>
      {found ? (
        <>
          {found.nodes.length > 0 && (
            <SupplierTable
              suppliers={found.nodes}
              isBusy={loading}
              variables={variables}
              onChanged={() => void refetch()}
            />
          )}
          <p role="status">
            {found.nodes.length > 0
              ? ''
              : filter
                ? 'No suppliers found. Try fewer filters.'
                : 'No results. Try a shorter search or another status.'}
          </p>
          <LoadMore
            pageInfo={found.pageInfo}
            things="suppliers"
            isLoading={loading}
            readOn={(after) => fetchMore({ variables: { after }, updateQuery: joinPages('adminSuppliers') })}
          >
            Load More
          </LoadMore>
        </>
      ) : error ? (
        <Failed message={`Failed to load suppliers. ${getErrorMessage(error)}`} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="320px" borderRadius="l3" />
      )}
    </div>
  )
}

const origins: Record<SupplierOrigin, string> = {
  REGISTRATION: 'Registered or requested',
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

const useSupplierFilter = (): SupplierEntryFilter | null => {
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

const SupplierFilter = () => {
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
