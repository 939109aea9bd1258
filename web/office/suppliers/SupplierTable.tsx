import {
  SuppliersForFileDocument,
  useHideSupplierMutation,
  useSetSupplierPremiumMutation,
  type FindSuppliersQueryVariables,
} from '../../graphql.generated.ts'
import { OfficeTable } from '../table/OfficeTable.tsx'
import { useReadAll } from '../table/use-read-all.ts'
import type { BulkAction } from '../table/table-column.ts'
import { usePermission } from '../ui/use-permission.ts'
import { editorPath, supplierColumns, type SupplierRow } from './supplier-columns.tsx'

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
