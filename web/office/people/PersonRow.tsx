import { useState } from 'react'
import { staffRoleNames } from '../../../api/accounts/people/invitation.rules.ts'
import { EndForm } from '../auth/EndForm.tsx'
import {
  useDisableUserMutation,
  useDeleteUserMutation,
  useUpdateUserMutation,
  type PersonRow_PersonFragment,
  useSignInHistoryQuery,
} from './PeopleTab.generated.ts'
import { DescriptionItem } from '../ui/DescriptionItem.tsx'
import { PartButtons } from '../ui/PartButtons.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { roleNames } from './role-words.ts'
import { Text } from '@chakra-ui/react'
import { SignInRows } from '../auth/SignInRows.tsx'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

type Part = 'Sign-ins' | 'Role' | 'Disable' | 'Enable' | 'Remove'

interface PersonRowProps {
  person: PersonRow_PersonFragment
  isSelf: boolean
  onRemoved: () => void
}

export const PersonRow = ({ person, isSelf, onRemoved }: PersonRowProps) => {
  const { id, username, role, disabledAt } = person
  const [shown, setShown] = useState<Part>()
  const [chosen, setChosen] = useState(role)
  const [update] = useUpdateUserMutation()
  const [disable] = useDisableUserMutation()
  const [remove] = useDeleteUserMutation()
  const close = () => setShown(undefined)
  const parts: readonly Part[] = isSelf
    ? ['Sign-ins']
    : ['Sign-ins', 'Role', disabledAt ? 'Enable' : 'Disable', 'Remove']
  const disableAs = (isDisabled: boolean) => (password: string) =>
    disable({ variables: { input: { id, isDisabled, password } } })
  return (
    <>
      <div className="admin-row">
        <div>
          <strong>{`${username}${isSelf ? ' (you)' : ''}`}</strong>{' '}
          <span className="admin-state" data-state={disabledAt ? 'bad' : role === 'USER' ? undefined : 'good'}>
            {`${roleNames[role]}${disabledAt ? ', disabled' : ''}`}
          </span>
          <Facts person={person} />
        </div>
        <div className="admin-actions">
          <PartButtons parts={parts} grave="Remove" name={username} shown={shown} onShow={setShown} />
        </div>
      </div>
      {shown && (
        <div className="admin-part" role="group" aria-label={`${shown} ${username}`}>
          {shown === 'Sign-ins' && <SignInHistory userId={id} username={username} />}
          {shown === 'Role' && (
            <>
              <div className="admin-choices" role="group" aria-label={`Role of ${username}`}>
                {[...staffRoleNames, 'USER' as const].map((one) => (
                  <button key={one} type="button" aria-pressed={chosen === one} onClick={() => setChosen(one)}>
                    {roleNames[one]}
                  </button>
                ))}
              </div>
              {chosen !== role && (
                <EndForm
                  what={`Make ${username} ${chosen === 'USER' ? 'a user without office access' : `an ${roleNames[chosen]}`.replace('an M', 'a M')}: they will be signed out`}
                  button="Change Role"
                  done={`${username} is ${roleNames[chosen].toLowerCase()} now`}
                  send={(password) => update({ variables: { input: { id, role: chosen, password } } })}
                  onClose={close}
                />
              )}
            </>
          )}
          {shown === 'Disable' && (
            <EndForm
              what={`Disable ${username}: they are signed out and cannot sign in`}
              button="Disable Now"
              done={`${username} is disabled`}
              send={disableAs(true)}
              onClose={close}
            />
          )}
          {shown === 'Enable' && (
            <EndForm
              what={`Enable ${username}: they can sign in again with their password`}
              button="Enable Now"
              done={`${username} is enabled`}
              send={disableAs(false)}
              onClose={close}
            />
          )}
          {shown === 'Remove' && (
            <EndForm
              what={`Remove ${username} permanently: their actions stay in the audit log under this name`}
              button="Remove Permanently"
              done={`${username} is removed`}
              send={async (password) => {
                await remove({ variables: { input: { id, password } } })
                onRemoved()
              }}
              onClose={close}
            />
          )}
        </div>
      )}
    </>
  )
}

const Facts = ({ person }: { person: PersonRow_PersonFragment }) => {
  const { email, lastSeenAt, sessionCount, hasSecondFactor, createdAt } = person
  return (
    <dl className="admin-facts">
      {email && <DescriptionItem term="Email" value={email} />}
      <DescriptionItem term="Last seen" value={lastSeenAt ? <TimeAgo date={lastSeenAt} /> : 'never'} />
      <DescriptionItem
        term="Signed in"
        value={sessionCount === 1 ? 'in 1 browser' : sessionCount ? `in ${sessionCount} browsers` : 'no'}
      />
      <DescriptionItem term="Second factor" value={hasSecondFactor ? 'on' : 'off'} />
      <DescriptionItem term="Since" value={<TimeAgo date={createdAt} />} />
    </dl>
  )
}

interface SignInHistoryProps {
  userId: string
  username: string
}

const SignInHistory = ({ userId, username }: SignInHistoryProps) => {
  const query = useSignInHistoryQuery({
    variables: { userId },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  })
  const { data, loading, fetchMore } = query
  const page = data?.signIns
  if (!page) return <LoadingPanel query={query} failed="Failed to load the sign-ins." height="96px" />
  if (!page.nodes.length) return <Text color="fg.muted">No sign-ins in the last 180 days.</Text>
  return (
    <>
      <SignInRows label={`Sign-ins of ${username}`} entries={page.nodes} />
      <LoadMore
        pageInfo={page.pageInfo}
        things="the sign-ins"
        isLoading={loading}
        readOn={(after) => fetchMore({ variables: { after }, updateQuery: joinPages('signIns') })}
      >
        Earlier sign-ins
      </LoadMore>
    </>
  )
}
