import { useSearchParams } from 'react-router'
import { useAddress } from '../ui/use-address.ts'
import type { TableColumn } from './table-column.ts'
import { useKept } from '../../ui/use-kept.ts'

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/**
 * Which columns are shown and by what the rows are ordered. Both stand in the address, so that a view can be sent to
 * somebody; the columns are kept in this browser too.
 */
export const useTableView = <Row>(name: string, columns: readonly TableColumn<Row>[]) => {
  const [params] = useSearchParams()
  const { set } = useAddress()
  const [kept, keep] = useKept(`office-columns-${name}`, isIds)
  const given = params.get('columns')?.split(',') ?? kept
  const shown = columns.filter(({ id, isExtra, isFixed }) => isFixed || (given ? given.includes(id) : !isExtra))
  return {
    shown,
    sort: params.get('sort') ?? undefined,
    sortBy: (value: string | undefined) => set('sort', value),
    choose: (id: string) => {
      const next = columns.filter((one) => (one.id === id ? !shown.includes(one) : shown.includes(one)))
      keep(next.map((one) => one.id))
      set('columns', next.map((one) => one.id).join(','))
    },
  }
}
