import { useState } from 'react'
import { staffRoleNames } from '../../../api/accounts/people/invitation.rules.ts'
import { EndForm, endPart } from '../auth/EndForm.tsx'
import { SignInRows } from '../auth/SignInRows.tsx'
import {
  useDeleteUserMutation,
  useDisableUserMutation,
  useSignInHistoryQuery,
  useUpdateUserMutation,
  type PersonRow_PersonFragment,
} from './PeopleTab.generated.ts'
import { State } from '../ui/State.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { roleNames } from './role-words.ts'
import { Facts, ListRow, PagedList } from '../ui/lists.tsx'

interface PersonRowProps {
  person: PersonRow_PersonFragment
  isSelf: boolean
  onRemoved: () => void
}

export const PersonRow = ({ person, isSelf, onRemoved }: PersonRowProps) => {
  const { id, username, role, disabledAt } = person
  const [disable] = useDisableUserMutation()
  const [remove] = useDeleteUserMutation()
  const setDisabled = (isDisabled: boolean) => (password: string) =>
    disable({ variables: { input: { id, isDisabled, password } } })
  const enable = {
    what: `Enable ${username}: they can sign in again with their password`,
    button: 'Enable Now',
    done: `${username} is enabled`,
    send: setDisabled(false),
  }
  const disabling = {
    what: `Disable ${username}: they are signed out and cannot sign in`,
    button: 'Disable Now',
    done: `${username} is disabled`,
    send: setDisabled(true),
  }
  return (
    <ListRow
      name={username}
      grave="Remove"
      parts={{
        'Sign-ins': () => <SignInHistory userId={id} username={username} />,
        ...(!isSelf && {
          Role: (close) => <RoleChoice person={person} onClose={close} />,
          ...(disabledAt ? { Enable: endPart(enable) } : { Disable: endPart(disabling) }),
          Remove: endPart({
            what: `Remove ${username} permanently: their actions stay in the audit log under this name`,
            button: 'Remove Permanently',
            done: `${username} is removed`,
            send: async (password) => {
              await remove({ variables: { input: { id, password } } })
              onRemoved()
            },
          }),
        }),
      }}
    >
      <strong>{`${username}${isSelf ? ' (you)' : ''}`}</strong>{' '}
      <State tone={disabledAt ? 'bad' : role === 'USER' ? undefined : 'good'}>
        {`${roleNames[role]}${disabledAt ? ', disabled' : ''}`}
      </State>
      <PersonFacts person={person} />
    </ListRow>
  )
}

const RoleChoice = ({
  person: { id, username, role },
  onClose,
}: Pick<PersonRowProps, 'person'> & { onClose: () => void }) => {
  const [chosen, setChosen] = useState(role)
  const [update] = useUpdateUserMutation()
  return (
    <>
      <div className="chips" role="group" aria-label={`Role of ${username}`}>
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
          onClose={onClose}
        />
      )}
    </>
  )
}

const PersonFacts = ({ person }: { person: PersonRow_PersonFragment }) => {
  const { email, lastSeenAt, sessionCount, hasSecondFactor, createdAt } = person
  const signedIn = sessionCount === 1 ? 'in 1 browser' : sessionCount ? `in ${sessionCount} browsers` : 'no'
  return (
    <Facts
      facts={{
        Email: email,
        'Last seen': lastSeenAt ? <TimeAgo date={lastSeenAt} /> : 'never',
        'Signed in': signedIn,
        'Second factor': hasSecondFactor ? 'on' : 'off',
        Since: <TimeAgo date={createdAt} />,
      }}
    />
  )
}

interface SignInHistoryProps {
  userId: string
  username: string
}

const SignInHistory = ({ userId, username }: SignInHistoryProps) => {
  const query = useSignInHistoryQuery({ variables: { userId }, fetchPolicy: 'network-only' })
  return (
    <PagedList
      query={query}
      field="signIns"
      things="the sign-ins"
      empty="No sign-ins in the last 180 days."
      more="Earlier sign-ins"
      height="96px"
    >
      {(entries) => <SignInRows label={`Sign-ins of ${username}`} entries={entries} />}
    </PagedList>
  )
}
