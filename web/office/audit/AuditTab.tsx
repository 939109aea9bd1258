import { Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import { AuditForFileDocument, useAuditChoicesQuery, useAuditLogQuery } from '../../graphql.generated.ts'
import { OfficeTable } from '../table/OfficeTable.tsx'
import { useReadAll } from '../table/use-read-all.ts'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { OfficeField } from '../ui/forms/OfficeField.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import { useQueryString } from '../ui/use-query-string.ts'
import '../ui/admin.css'
import '../ui/forms/editor.css'
import './AuditTab.css'
import { auditColumns, formatEntry } from './audit-columns.tsx'
import { formatLabel } from './list-changes.ts'

/** /admin/audit: what administrators did, newest first unless turned round; filters and order are in the address. */
export const Component = () => {
  const [params] = useSearchParams()
  const isOldestFirst = params.get('sort') === 'OLDEST'
  const variables = {
    action: params.get('action'),
    username: params.get('user'),
    ...(isOldestFirst ? { oldestFirst: true } : {}),
  }
  const { data, previousData, error, loading, refetch, fetchMore } = useAuditLogQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const log = (data ?? (loading ? previousData : undefined))?.auditLog
  const readAll = useReadAll(AuditForFileDocument, variables, ({ auditLog }) => auditLog)
  return (
    <div className="table-screen">
      <Filter />
      {!log && error ? (
        <Failed
          message="Failed to load the audit log. Please try again."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : !log ? (
        <PanelSkeleton height="420px" />
      ) : log.nodes.length === 0 ? (
        <Text color="fg.muted" py="8">
          {variables.action || variables.username ? 'No matching entries.' : 'No changes yet.'}
        </Text>
      ) : (
        <OfficeTable
          label="Audit log"
          name="audit"
          columns={auditColumns}
          rows={log.nodes}
          isBusy={loading}
          getName={formatEntry}
          readAll={readAll}
        />
      )}
      <LoadMore
        pageInfo={log?.pageInfo}
        things="the audit log"
        isLoading={loading}
        readOn={(after) => fetchMore({ variables: { after }, updateQuery: joinPages('auditLog') })}
      >
        {isOldestFirst ? 'Later Entries' : 'Older Entries'}
      </LoadMore>
    </div>
  )
}

/** Filters the log by what was done and who did it. */
const Filter = () => {
  const { data } = useAuditChoicesQuery({ fetchPolicy: 'cache-and-network' })
  const [params] = useSearchParams()
  const { set } = useQueryString()
  const select = (name: string, label: string, all: string, values: readonly string[] = []) => {
    const chosen = params.get(name) ?? ''
    const choices = chosen && !values.includes(chosen) ? [chosen, ...values] : values
    return (
      <OfficeField label={label} className="admin-choice">
        {(control) => (
          <select {...control} value={chosen} onChange={(event) => set(name, event.target.value)}>
            <option value="">{all}</option>
            {choices.map((value) => (
              <option key={value} value={value}>
                {name === 'action' ? formatLabel(value) : value}
              </option>
            ))}
          </select>
        )}
      </OfficeField>
    )
  }
  return (
    <div className="supplier-finder" role="group" aria-label="Filter">
      {select('action', 'What', 'All actions', data?.auditChoices.actions)}
      {select('user', 'Who', 'Everybody', data?.auditChoices.usernames)}
    </div>
  )
}
