import { BacklinksForFileDocument, type BacklinksQueryVariables } from '../../graphql.generated.ts'
import { OfficeTable } from '../table/OfficeTable.tsx'
import { useReadAll } from '../table/use-read-all.ts'
import type { BulkAction } from '../table/table-column.ts'
import type { Backlink } from './backlink.ts'
import { backlinkColumns } from './backlink-columns.tsx'
import { useMarkBacklink } from './use-mark-backlink.ts'

interface BacklinkTableProps {
  backlinks: readonly Backlink[]
  isBusy: boolean
  variables: BacklinksQueryVariables
  onChanged: () => void
}

export const BacklinkTable = ({ backlinks, isBusy, variables, onChanged }: BacklinkTableProps) => {
  const [mark] = useMarkBacklink()
  const actions: BulkAction<Backlink>[] = [
    { label: 'Mark Active', suits: ({ status }) => status !== 'ACTIVE', run: (row) => mark(row, 'ACTIVE') },
    { label: 'Mark Broken', suits: ({ status }) => status !== 'BROKEN', run: (row) => mark(row, 'BROKEN') },
  ]
  const readAll = useReadAll(BacklinksForFileDocument, variables, ({ backlinks }) => backlinks)
  return (
    <OfficeTable
      label="Backlinks"
      name="backlinks"
      columns={backlinkColumns}
      rows={backlinks}
      isBusy={isBusy}
      getName={({ sourceSite }) => sourceSite}
      actions={actions}
      readAll={readAll}
      onChanged={onChanged}
    />
  )
}
