import { useSearchParams } from 'react-router'
import { SupplierEditor } from './SupplierEditor.tsx'
import { SupplierFinder } from './SupplierFinder.tsx'

/** The dashboard's tab for suppliers of every status: /admin?tab=suppliers finds one, &supplier={id} edits it. */
export const Component = () => {
  const [params] = useSearchParams()
  const id = params.get('supplier')
  return id ? <SupplierEditor key={id} id={id} /> : <SupplierFinder />
}
