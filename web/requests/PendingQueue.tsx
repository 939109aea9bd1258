import { Button } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import type { PendingKind } from '../graphql.generated.ts'
import { useFind } from '../table/use-find.ts'
import '../ui/TextField.css'
import '../ui/FormField.css'
import '../ui/editor.css'
import { kinds } from './kinds.ts'
import { PendingList } from './PendingList.tsx'

/** What waits of one kind, narrowed and ordered as the address says. */
export const PendingQueue = ({ kind }: { kind: PendingKind }) => {
  const [params] = useSearchParams()
  const find = useFind()
  const search = params.get('search') ?? ''
  const isOldestFirst = params.get('sort') === 'oldest'
  return (
    <>
      <form
        className="supplier-finder"
        role="search"
        aria-label={`Among: ${kinds[kind].label}`}
        onSubmit={find}
        key={`${search} ${isOldestFirst}`}
      >
        <input type="hidden" name="kind" value={kinds[kind].value} />
        <div className="text-field">
          <label htmlFor="request-search">Business, sender, e-mail or words</label>
          <input id="request-search" name="search" type="search" defaultValue={search} maxLength={200} />
        </div>
        <div className="text-field">
          <label htmlFor="request-sort">Order</label>
          <select id="request-sort" name="sort" defaultValue={isOldestFirst ? 'oldest' : ''}>
            <option value="">Newest first</option>
            <option value="oldest">Oldest first</option>
          </select>
        </div>
        <Button type="submit" minH="11" alignSelf="end" justifySelf="start">
          Find
        </Button>
      </form>
      <PendingList key={`${search} ${isOldestFirst}`} kind={kind} search={search} isOldestFirst={isOldestFirst} />
    </>
  )
}
