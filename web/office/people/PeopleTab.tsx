import { Heading, Text } from '@chakra-ui/react'
import { useMeQuery, usePeopleQuery } from '../../graphql.generated.ts'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { ToggleForm } from '../ui/forms/ToggleForm.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import '../ui/admin.css'
import { InvitationRow } from './InvitationRow.tsx'
import { InviteForm } from './InviteForm.tsx'
import { NewLink, type InvitationLink } from './NewLink.tsx'
import { PersonRow } from './PersonRow.tsx'

/** /admin/people: accounts, roles and invitations. */
export const Component = () => {
  const { data, error, loading, refetch, fetchMore } = usePeopleQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const myName = useMeQuery().data?.me?.username
  const page = data?.people
  const invitations = data?.invitations ?? []
  if (!page && error)
    return (
      <Failed message="Failed to load the people. Please try again." error={error} onRetry={() => void refetch()} />
    )
  if (!page) return <PanelSkeleton height="420px" />
  const renew = () => void refetch()
  return (
    <>
      <Text color="fg.muted" mb="4" maxW="70ch">
        Who can sign in, and what they can do. Invited people set their own username and password with a one-time link,
        valid for 7 days.
      </Text>
      <ToggleForm
        label="Invite Someone"
        renderMade={(link: InvitationLink, close) => <NewLink {...link} onDone={close} />}
      >
        {(close, show) => (
          <InviteForm
            onClose={close}
            onMade={(link) => {
              show(link)
              renew()
            }}
          />
        )}
      </ToggleForm>
      {invitations.length > 0 && (
        <>
          <Heading as="h2" size="md" mt="6" mb="1">
            Invited
          </Heading>
          <ul className="admin-list" aria-label="Invitations">
            {invitations.map((invitation) => (
              <li key={invitation.id}>
                <InvitationRow invitation={invitation} onDone={renew} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Heading as="h2" size="md" mt="6" mb="1">
        Accounts
      </Heading>
      <ul className="admin-list" aria-label="Accounts" aria-busy={loading}>
        {page.nodes.map((person) => (
          <li key={person.id}>
            <PersonRow person={person} isSelf={person.username === myName} onRemoved={renew} />
          </li>
        ))}
      </ul>
      <LoadMore
        pageInfo={page.pageInfo}
        things="the people"
        isLoading={loading}
        readOn={(after) => fetchMore({ variables: { after }, updateQuery: joinPages('people') })}
      >
        More accounts
      </LoadMore>
    </>
  )
}
