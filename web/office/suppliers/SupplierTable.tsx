import {
  SuppliersForFileDocument,
  useHideSupplierMutation,
  useSetSupplierPremiumMutation,
  type FindSuppliersQueryVariables,
  type FindSuppliersQuery,
} from './SuppliersTab.generated.ts'
import { OfficeTable } from '../table/OfficeTable.tsx'
import { useReadAll } from '../table/use-read-all.ts'
import { textColumn, type BulkAction, type TableColumn } from '../table/table-column.ts'
import { usePermission } from '../ui/use-permission.ts'
import { Link } from 'react-router'
import { dayText } from '../../ui/day-text.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { statusLabels } from './supplier-status.ts'

interface SupplierTableProps {
  suppliers: readonly SupplierRow[]
  isBusy: boolean
  variables: FindSuppliersQueryVariables
  onChanged: () => void
}

export const SupplierTable = ({ suppliers, isBusy, variables, onChanged }: SupplierTableProps) => {
  const [setHidden] = useHideSupplierMutation()
  const [setPremium] = useSetSupplierPremiumMutation()
  const may = usePermission()
  const isEither =
    (...statuses: SupplierRow['status'][]) =>
    ({ status }: SupplierRow) =>
      statuses.includes(status)
  const hiding: BulkAction<SupplierRow>[] = [
    {
      label: 'Hide',
      suits: isEither('LISTED'),
      run: ({ id }) => setHidden({ variables: { id, isHidden: true } }),
    },
    {
      label: 'Show',
      suits: isEither('HIDDEN'),
      run: ({ id }) => setHidden({ variables: { id, isHidden: false } }),
    },
  ]
  const featuring: BulkAction<SupplierRow>[] = [
    {
      label: 'Feature',
      suits: (row) => row.status === 'LISTED' && !row.isPremium,
      run: ({ id }) => setPremium({ variables: { id, isFeatured: true } }),
    },
    {
      label: 'Stop Featuring',
      suits: ({ isPremium }) => isPremium,
      run: ({ id }) => setPremium({ variables: { id, isFeatured: false } }),
    },
  ]
  const actions = [...(may('standing') ? hiding : []), ...(may('ADMIN') ? featuring : [])]
  const readAll = useReadAll(SuppliersForFileDocument, variables, ({ adminSuppliers }) => adminSuppliers)
  return (
    <OfficeTable
      label="Suppliers found"
      name="suppliers"
      columns={supplierColumns}
      rows={suppliers}
      isBusy={isBusy}
      getName={({ name }) => name}
      getPath={editorPath}
      actions={actions}
      idHeading="Supplier id"
      readAll={readAll}
      onChanged={onChanged}
    />
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
      <Link className="supplier-entry" to={editorPath(row)} preventScrollReset>
        <bdi>{name}</bdi>
      </Link>
      {marks.map((mark) => (
        <span key={mark} className="admin-state">
          {mark}
        </span>
      ))}
      <span className="supplier-entry-place">
        {[`No.\u00a0${id}`, city, county, postcode?.replace(' ', '\u00a0')].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

const ago = (at: string | null) => (at ? <TimeAgo date={at} isInTable /> : '')
const toDay = (at: string | null) => at?.slice(0, 10) ?? null

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
  { ...textColumn('status', 'Status', ({ status }: SupplierRow) => statusLabels[status]), isExtra: true },
  textColumn('phone', 'Phone', ({ phone }) => phone),
  { ...textColumn('email', 'Email', ({ email }: SupplierRow) => email), isExtra: true },
  {
    id: 'rating',
    label: 'Rating',
    cell: ({ averageRating, reviewCount }) => (reviewCount ? `${averageRating?.toFixed(1)} (${reviewCount})` : '–'),
    csv: [
      { heading: 'Rating', value: ({ averageRating, reviewCount }) => (reviewCount ? averageRating : null) },
      { heading: 'Reviews', value: ({ reviewCount }) => reviewCount },
    ],
  },
  { ...textColumn('hours', 'Opening hours', ({ hoursText }: SupplierRow) => hoursText), isExtra: true },
  {
    id: 'entered',
    label: 'Entered',
    sort: { ascending: 'OLDEST', descending: 'NEWEST' },
    cell: ({ createdAt }) => ago(createdAt),
    csv: [{ heading: 'Entered', value: ({ createdAt }) => toDay(createdAt) }],
  },
  {
    id: 'changed',
    label: 'Changed',
    cell: ({ updatedAt }) => ago(updatedAt),
    csv: [{ heading: 'Changed', value: ({ updatedAt }) => toDay(updatedAt) }],
  },
  {
    id: 'verified',
    label: 'Verified',
    isExtra: true,
    sort: { ascending: 'CHECK_OLDEST' },
    cell: ({ verifiedAt }) => ago(verifiedAt),
    csv: [{ heading: 'Verified', value: ({ verifiedAt }) => toDay(verifiedAt) }],
  },
  {
    id: 'featured',
    label: 'Featured until',
    isExtra: true,
    sort: { ascending: 'FEATURED_UNTIL' },
    cell: ({ featuredUntil }) => (featuredUntil ? dayText(featuredUntil) : ''),
    csv: [{ heading: 'Featured until', value: ({ featuredUntil }) => featuredUntil }],
  },
]
