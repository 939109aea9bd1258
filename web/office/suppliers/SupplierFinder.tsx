import { Link, useSearchParams } from 'react-router'
import {
  SuppliersForFileDocument,
  useFindSuppliersQuery,
  useHideSupplierMutation,
  useSetSupplierPremiumMutation,
  type FindSuppliersQuery,
} from './SuppliersTab.generated.ts'
import type {
  SupplierAge,
  SupplierDue,
  SupplierEntryFilter,
  SupplierEntrySort,
  SupplierOrigin,
  SupplierStatus,
} from '../../schema.generated.ts'
import { dayText } from '../../ui/day-text.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { FindChoice, TableSearch, useListVariables } from '../table/TableSearch.tsx'
import { PagedTable } from '../table/PagedTable.tsx'
import { textColumn, timeColumn, toDay, type BulkAction, type TableColumn } from '../table/table-column.tsx'
import { OfficeField } from '../ui/forms/OfficeField.tsx'
import { State } from '../ui/State.tsx'
import { usePermission } from '../ui/use-permission.ts'
import { noResults } from '../ui/shared-words.ts'

const sorts: readonly SupplierEntrySort[] = ['NAME', 'NAME_DESC', 'NEWEST', 'OLDEST', 'CHECK_OLDEST', 'FEATURED_UNTIL']

export const statusLabels: Record<SupplierStatus, string> = {
  LISTED: 'Listed',
  PENDING: 'Pending',
  HIDDEN: 'Hidden',
  MERGED: 'Merged',
  REJECTED: 'Rejected',
}
const statuses = Object.keys(statusLabels) as SupplierStatus[]

export const SupplierFinder = () => {
  const { search = '', status = null, sort } = useListVariables({ status: statuses, sort: sorts })
  const filter = useSupplierFilter()
  const query = useFindSuppliersQuery({
    variables: { search, status, ...(filter ? { filter } : {}), ...(sort ? { sort } : {}) },
    fetchPolicy: 'cache-and-network',
  })
  const [setHidden] = useHideSupplierMutation()
  const [setPremium] = useSetSupplierPremiumMutation()
  const may = usePermission()
  const hide = (isHidden: boolean) => (row: SupplierRow) => setHidden({ variables: { id: row.id, isHidden } })
  const feature = (isFeatured: boolean) => (row: SupplierRow) => setPremium({ variables: { id: row.id, isFeatured } })
  const hiding: BulkAction<SupplierRow>[] = [
    { label: 'Hide', suits: ({ status }) => status === 'LISTED', run: hide(true) },
    { label: 'Show', suits: ({ status }) => status === 'HIDDEN', run: hide(false) },
  ]
  const featuring: BulkAction<SupplierRow>[] = [
    { label: 'Make Featured', suits: (row) => row.status === 'LISTED' && !row.isPremium, run: feature(true) },
    { label: 'Remove from Featured', suits: ({ isPremium }) => isPremium, run: feature(false) },
  ]
  const actions = [...(may('standing') ? hiding : []), ...(may('ADMIN') ? featuring : [])]
  return (
    <div className="table-screen row">
      <TableSearch
        label="Suppliers of every status"
        searchLabel="Name, postcode or id"
        preserved={['sort', 'columns']}
        more={<SupplierFilter />}
      >
        <FindChoice name="status" label="Status" choices={Object.entries(statusLabels)} />
      </TableSearch>
      <PagedTable
        query={query}
        field="adminSuppliers"
        things="suppliers"
        empty={filter ? 'No suppliers found. Try fewer filters.' : noResults}
        file={SuppliersForFileDocument}
        label="Suppliers found"
        name="suppliers"
        columns={supplierColumns}
        getName={({ name }) => name}
        getPath={editorPath}
        actions={actions}
        idHeading="Supplier id"
      />
    </div>
  )
}

type SupplierRow = FindSuppliersQuery['adminSuppliers']['nodes'][number]

const editorPath = ({ id }: Pick<SupplierRow, 'id'>) => `/admin/suppliers?supplier=${id}`

const Entry = ({ row }: { row: SupplierRow }) => {
  const { id, name, city, county, postcode, status, isPremium, isVerified } = row
  const marks = [
    status === 'LISTED' ? '' : statusLabels[status],
    isPremium ? 'Featured' : '',
    isVerified ? 'Verified' : '',
  ].filter(Boolean)
  return (
    <>
      <Link className="entry text-link" to={editorPath(row)} preventScrollReset>
        <bdi>{name}</bdi>
      </Link>
      {marks.map((mark) => (
        <State key={mark}>{mark}</State>
      ))}
      <div className="muted">
        {[`No.\u00a0${id}`, city, county, postcode?.replace(' ', '\u00a0')].filter(Boolean).join(' · ')}
      </div>
    </>
  )
}

const dayCsv = (heading: string, at: (row: SupplierRow) => string | null) => [
  { heading, value: (row: SupplierRow) => toDay(at(row)) },
]

const supplierColumns: readonly TableColumn<SupplierRow>[] = [
  {
    id: 'supplier',
    label: 'Supplier',
    isFixed: true,
    sort: { ascending: 'NAME', descending: 'NAME_DESC' },
    cell: (row) => <Entry row={row} />,
    csv: [
      { heading: 'Name', value: ({ name }) => name },
      { heading: 'Town', value: ({ city }) => city },
      { heading: 'County', value: ({ county }) => county },
      { heading: 'Postcode', value: ({ postcode }) => postcode },
    ],
  },
  textColumn('status', 'Status', ({ status }) => statusLabels[status], { isExtra: true }),
  textColumn('phone', 'Phone', ({ phone }) => phone),
  textColumn('email', 'Email', ({ email }) => email, { isExtra: true }),
  {
    id: 'rating',
    label: 'Rating',
    cell: ({ averageRating, reviewCount }) => (reviewCount ? `${averageRating?.toFixed(1)} (${reviewCount})` : '–'),
    csv: [
      { heading: 'Rating', value: ({ averageRating, reviewCount }) => (reviewCount ? averageRating : null) },
      { heading: 'Reviews', value: ({ reviewCount }) => reviewCount },
    ],
  },
  textColumn('hours', 'Opening hours', ({ hoursText }) => hoursText, { isExtra: true }),
  timeColumn('entered', 'Added', ({ createdAt }) => createdAt, {
    sort: { ascending: 'OLDEST', descending: 'NEWEST' },
    csv: dayCsv('Added', ({ createdAt }) => createdAt),
  }),
  timeColumn('changed', 'Changed', ({ updatedAt }) => updatedAt, {
    csv: dayCsv('Changed', ({ updatedAt }) => updatedAt),
  }),
  timeColumn('verified', 'Verified', ({ verifiedAt }) => verifiedAt, {
    isExtra: true,
    sort: { ascending: 'CHECK_OLDEST' },
    csv: dayCsv('Verified', ({ verifiedAt }) => verifiedAt),
  }),
  textColumn('featured', 'Featured until', ({ featuredUntil }) => featuredUntil, {
    isExtra: true,
    sort: { ascending: 'FEATURED_UNTIL' },
    cell: ({ featuredUntil }) => featuredUntil && dayText(featuredUntil),
  }),
]

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
  FRESH: 'Within a year',
  AGEING: 'One to three years ago',
  STALE: 'More than three years ago',
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
    <FindChoice name={name} label={label} choices={Object.entries(words)} />
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
    <details open={isUsed}>
      <summary>
        More filters <Icon name="chevron-down" size={16} />
      </summary>
      <div className="auto-grid tile-grid">
        {select('source', 'Source', origins)}
        {field('run', 'Scrape number', 'number')}
        {field('import', 'Import number', 'number')}
        {field('from', 'Added from', 'date')}
        {field('to', 'Added until', 'date')}
        {select('owner', 'Owner', owners)}
        {select('age', 'Last change or review', ages)}
        {select('verified', 'Verified', checks)}
        {select('due', 'To do', dues)}
      </div>
    </details>
  )
}
