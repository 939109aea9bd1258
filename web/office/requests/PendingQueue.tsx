import { useSearchParams } from 'react-router'
import { PendingForFileDocument, type PendingKind } from '../../graphql.generated.ts'
import { FindChoice, FindForm } from '../table/FindForm.tsx'
import { SaveCsv } from '../table/SaveCsv.tsx'
import { useReadAll } from '../table/use-read-all.ts'
import { ViewMenu } from '../table/ViewMenu.tsx'
import { kinds } from './kinds.ts'
import { listCsvColumns } from './pending-csv.ts'
import { PendingList } from './PendingList.tsx'

/** The pending items of one kind, filtered and ordered by the address. */
export const PendingQueue = ({ kind }: { kind: PendingKind }) => {
  const [params] = useSearchParams()
  const search = params.get('search') ?? ''
  const isOldestFirst = params.get('sort') === 'oldest'
  const variables = { kind, ...(search ? { search } : {}), ...(isOldestFirst ? { oldestFirst: true } : {}) }
  const readAll = useReadAll(PendingForFileDocument, variables, ({ pendingItems }) => pendingItems)
  const { label, value } = kinds[kind]
  const name = `requests-${value}`
  return (
    <div className="table-screen">
      <FindForm label={`Among: ${label}`} searchLabel="Business, sender, email or words" fixed={{ kind: value }}>
        <FindChoice
          name="sort"
          label="Order"
          value={isOldestFirst ? 'oldest' : ''}
          none="Newest first"
          choices={[['oldest', 'Oldest first']]}
        />
      </FindForm>
      <div className="table-tools">
        <ViewMenu name={name} />
        <SaveCsv label={label} name={name} idHeading="Id" shown={listCsvColumns(kind)} readAll={readAll} />
      </div>
      <PendingList key={`${search} ${isOldestFirst}`} variables={variables} />
    </div>
  )
}
