import { useSearchParams } from 'react-router'
import { SupplierEditor } from './SupplierEditor.tsx'
import { SupplierFinder } from './SupplierFinder.tsx'

/** /admin/suppliers finds a supplier of any status; &supplier={id} edits it. */
export const Component = () => {
  const [params] = useSearchParams()
  const id = params.get('supplier')
  return id ? <SupplierEditor key={id} id={id} /> : <SupplierFinder />
}
