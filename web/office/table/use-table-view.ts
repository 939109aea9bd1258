import { useSearchParams } from 'react-router'
import { useQueryString } from '../ui/use-query-string.ts'
import type { TableColumn } from './table-column.tsx'
import { isTextList, useLocalStorage } from '../../ui/hooks/use-local-storage.ts'

/** The address has both, so that a view can be shared; the browser remembers the columns. */
export const useTableView = <Row>(name: string, columns: readonly TableColumn<Row>[]) => {
  const [params] = useSearchParams()
  const { set } = useQueryString()
  const [stored, store] = useLocalStorage(`office-columns-${name}`, isTextList)
  const chosen = params.get('columns')?.split(',') ?? stored
  const shown = columns.filter(({ id, isExtra, isFixed }) => isFixed || (chosen ? chosen.includes(id) : !isExtra))
  return {
    shown,
    sort: params.get('sort') ?? undefined,
    sortBy: (value: string | undefined) => set('sort', value),
    choose: (id: string) => {
      const next = columns.filter((one) => (one.id === id ? !shown.includes(one) : shown.includes(one)))
      store(next.map((one) => one.id))
      set('columns', next.map((one) => one.id).join(','))
    },
  }
}
