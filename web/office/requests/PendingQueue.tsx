import { useSearchParams } from 'react-router'
import type { PendingKind } from '../../graphql.generated.ts'
import { FindChoice, FindForm } from '../table/FindForm.tsx'
import { kinds } from './kinds.ts'
import { PendingList } from './PendingList.tsx'

/** The pending items of one kind, filtered and ordered by the address. */
export const PendingQueue = ({ kind }: { kind: PendingKind }) => {
  const [params] = useSearchParams()
  const search = params.get('search') ?? ''
  const isOldestFirst = params.get('sort') === 'oldest'
  return (
    <div className="table-screen">
      <FindForm
        label={`Among: ${kinds[kind].label}`}
        searchLabel="Business, sender, email or words"
        fixed={{ kind: kinds[kind].value }}
        kept={['columns']}
      >
        <FindChoice
          name="sort"
          label="Order"
          value={isOldestFirst ? 'oldest' : ''}
          none="Newest first"
          choices={[['oldest', 'Oldest first']]}
        />
      </FindForm>
      <PendingList key={`${search} ${isOldestFirst}`} kind={kind} search={search} isOldestFirst={isOldestFirst} />
    </div>
  )
}
