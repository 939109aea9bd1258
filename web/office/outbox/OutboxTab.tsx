import { Box, Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import { mailKinds, type MailKind } from '../../../api/mail/mail-kinds.rules.ts'
import { useOutboxMailsQuery, type MailState } from '../../graphql.generated.ts'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { OfficeField } from '../ui/forms/OfficeField.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import { useQueryString } from '../ui/use-query-string.ts'
import '../ui/admin.css'
import './OutboxTab.css'
import { MailRow } from './MailRow.tsx'
import { stateWords } from './words.ts'

/** /admin/outbox: all emails and their status; filters are in the address. */
export const Component = () => {
  const [params] = useSearchParams()
  const variables = { state: known(params.get('state'), stateWords), kind: known(params.get('kind'), mailKinds) }
  const { data, previousData, error, loading, refetch, fetchMore } = useOutboxMailsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const { outboxMails, mailStatus } = data ?? (loading ? previousData : undefined) ?? {}
  return (
    <>
      <Text color="fg.muted" mb="4" maxW="70ch">
        All emails from this site. Failed emails are retried for over a day.
      </Text>
      {mailStatus && !mailStatus.canSend && (
        <p className="outbox-notice">
          This site has no mail server. Copy each email into your own mail program and mark it as sent. To send
          automatically, set <code>SMTP_URL</code>.
        </p>
      )}
      <Filter />
      {!outboxMails && error ? (
        <Failed message="Failed to load the outbox. Please try again." error={error} onRetry={() => void refetch()} />
      ) : !outboxMails ? (
        <PanelSkeleton height="420px" />
      ) : outboxMails.nodes.length === 0 ? (
        <Text color="fg.muted" py="8">
          {variables.state || variables.kind ? 'No matching emails.' : 'No emails yet.'}
        </Text>
      ) : (
        <ol className="admin-list" aria-label="Outbox" aria-busy={loading}>
          {outboxMails.nodes.map((mail) => (
            <li key={mail.id}>
              <MailRow mail={mail} canSend={mailStatus?.canSend ?? false} />
            </li>
          ))}
        </ol>
      )}
      <LoadMore
        pageInfo={outboxMails?.pageInfo}
        things="more emails"
        isLoading={loading}
        readOn={(after) => fetchMore({ variables: { after }, updateQuery: joinPages('outboxMails') })}
      >
        Older Emails
      </LoadMore>
    </>
  )
}

/** Ignores invalid values in the address. */
const known = <Name extends string>(value: string | null, names: Readonly<Record<Name, unknown>>): Name | null =>
  value !== null && Object.hasOwn(names, value) ? (value as Name) : null

const Filter = () => {
  const [params] = useSearchParams()
  const { set } = useQueryString()
  const select = (name: string, label: string, all: string, choices: [value: string, words: string][]) => (
    <OfficeField label={label} className="admin-choice">
      {(control) => (
        <select {...control} value={params.get(name) ?? ''} onChange={({ target }) => set(name, target.value)}>
          <option value="">{all}</option>
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </OfficeField>
  )
  return (
    <Box role="group" aria-label="Filter" display="flex" flexWrap="wrap" gap="4" mb="4">
      {select(
        'state',
        'State',
        'All states',
        (Object.keys(stateWords) as MailState[]).map((state) => [state, stateWords[state].text]),
      )}
      {select(
        'kind',
        'About',
        'Everything',
        (Object.keys(mailKinds) as MailKind[]).map((kind) => [kind, mailKinds[kind].label]),
      )}
    </Box>
  )
}
