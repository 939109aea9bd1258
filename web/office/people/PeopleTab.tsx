import { Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { inviteRules, staffRoleNames } from '../../../api/accounts/people/invitation.rules.ts'
import {
  PeopleDocument,
  useInviteUserMutation,
  usePeopleQuery,
  useRenewInvitationMutation,
  useWithdrawInvitationMutation,
  type InvitationRow_InvitationFragment,
  useDeleteUserMutation,
  useDisableUserMutation,
  useSignInHistoryQuery,
  useUpdateUserMutation,
  type PersonRow_PersonFragment,
} from './PeopleTab.generated.ts'
import type { InviteUserInput } from '../../schema.generated.ts'
import { validate } from '../../ui/forms/validate.ts'
import { plural } from '../../../api/text/plural.rules.ts'
import { AccountForm } from '../auth/AccountForm.tsx'
import { endPart, EndForm } from '../auth/EndForm.tsx'
import { checkPassword, ownPassword } from '../sign-in/PasswordField.tsx'
import { ActionButton } from '../ui/actions.tsx'
import { InputField, SelectField, ToggleForm } from '../ui/forms/form.tsx'
import { useMeQuery } from '../ui/Me.generated.ts'
import { NewSecret } from '../ui/NewSecret.tsx'
import { State } from '../ui/State.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { shortDay } from '../ui/time-text.ts'
import { roleNames, roleWords } from './role-words.ts'
import { ListRow, PagedRows, RowList, Facts } from '../ui/lists.tsx'
import { SignIn } from '../auth/SignInRows.tsx'

export const Component = () => {
  const query = usePeopleQuery({ fetchPolicy: 'cache-and-network' })
  const myName = useMeQuery().data?.me?.username
  const invitations = query.data?.invitations ?? []
  return (
    <>
      <p className="lead">
        Who can sign in, and what they can do. Invited people set their own username and password with a one-time link,
        valid for 7 days.
      </p>
      <ToggleForm
        label="Invite Someone"
        renderCreated={(link: InvitationLink, close) => <NewLink {...link} onDone={close} />}
      >
        {(close, show) => <InviteForm onClose={close} onCreated={show} />}
      </ToggleForm>
      {invitations.length > 0 && (
        <>
          <Heading as="h2" size="md" mt="6" mb="1">
            Invited
          </Heading>
          <RowList label="Invitations" rows={invitations}>
            {(invitation) => <InvitationRow invitation={invitation} />}
          </RowList>
        </>
      )}
      <Heading as="h2" size="md" mt="6" mb="1">
        Accounts
      </Heading>
      <PagedRows query={query} field="people" things="the people" label="Accounts" empty="No people yet.">
        {(person) => <PersonRow person={person} isSelf={person.username === myName} />}
      </PagedRows>
    </>
  )
}

const renewed = { refetchQueries: [PeopleDocument] }
/** Secrets are never cached. */
const renewedSecret = { ...renewed, fetchPolicy: 'no-cache' } as const

const InvitationRow = ({ invitation }: { invitation: InvitationRow_InvitationFragment }) => {
  const { id, email, role, invitedBy, createdAt, expiresAt } = invitation
  const [link, setLink] = useState<InvitationLink>()
  const [renew] = useRenewInvitationMutation(renewedSecret)
  const [withdraw] = useWithdrawInvitationMutation(renewed)
  const isOver = new Date(expiresAt) <= new Date()
  return (
    <ListRow
      name={email}
      actions={
        <ActionButton
          refused="Not done"
          aria-label={`Withdraw: ${email}`}
          action={async () => {
            await withdraw({ variables: { input: { id } } })
            return { title: 'Invitation withdrawn' }
          }}
        >
          Withdraw
        </ActionButton>
      }
      note={link && <NewLink {...link} onDone={() => setLink(undefined)} />}
      parts={{
        Renew: endPart({
          what: `Renew the invitation for ${email}: the previous link stops working`,
          button: 'Renew Now',
          done: 'Invitation renewed',
          send: async (password) => {
            const { data } = await renew({ variables: { input: { id, password } } })
            const made = data!.renewInvitation!
            setLink({ email, token: made.token!, isMailed: made.isMailed! })
          },
        }),
      }}
    >
      <strong>{email}</strong> <State tone={isOver ? 'bad' : undefined}>{isOver ? 'Expired' : roleNames[role]}</State>
      <div className="muted small-text">
        Invited <TimeAgo date={createdAt} /> by {invitedBy}, {isOver ? 'expired on' : 'valid until'}{' '}
        {shortDay(expiresAt)}
      </div>
    </ListRow>
  )
}

const checkInvitation = validate(inviteRules)
const check = (values: object & { password?: string }): Record<string, string> => ({
  ...checkInvitation(values),
  ...checkPassword(values),
})

const InviteForm = ({ onClose, onCreated }: { onClose: () => void; onCreated: (link: InvitationLink) => void }) => {
  const [invite] = useInviteUserMutation(renewedSecret)
  const send = async (input: InviteUserInput) => {
    const made = (await invite({ variables: { input } })).data?.inviteUser
    onCreated({ email: input.email.trim(), token: made!.token!, isMailed: made!.isMailed! })
  }
  return (
    <AccountForm<InviteUserInput>
      label="Invite someone"
      button="Invite"
      validate={check}
      onSend={send}
      onClose={onClose}
    >
      <InputField name="email" label="Email" type="email" maxLength={254} aria-required />
      <SelectField
        name="role"
        label="Role"
        aria-required
        none="Please choose"
        choices={staffRoleNames.map((role) => [role, `${roleNames[role]}: ${roleWords[role]}`])}
      />
      {ownPassword}
    </AccountForm>
  )
}

interface InvitationLink {
  email: string
  token: string
  isMailed: boolean
}

/** The token is in the fragment, which server logs never contain. */
const NewLink = ({ email, token, isMailed, onDone }: InvitationLink & { onDone: () => void }) => (
  <>
    <Text mb="2">
      {isMailed
        ? `We’ve emailed this one-time link to ${email}. It is valid for 7 days. You can also pass it on yourself.`
        : `Please pass this one-time link on to ${email}. It is valid for 7 days.`}
    </Text>
    <NewSecret label="Link" secret={`${location.origin}/invitation#${token}`} onDone={onDone} />
  </>
)

interface PersonRowProps {
  person: PersonRow_PersonFragment
  isSelf: boolean
}

const PersonRow = ({ person, isSelf }: PersonRowProps) => {
  const { id, username, role, disabledAt, sessionCount, lastSeenAt } = person
  const [disable] = useDisableUserMutation()
  const [remove] = useDeleteUserMutation(renewed)
  const setDisabled = (isDisabled: boolean) => (password: string) =>
    disable({ variables: { input: { id, isDisabled, password } } })
  const enable = {
    what: `Enable ${username}: they can sign in again with their password`,
    button: 'Enable Now',
    done: `${username} is enabled`,
    send: setDisabled(false),
  }
  const disabling = {
    what: `Disable ${username}: they will be signed out and can’t sign in`,
    button: 'Disable Now',
    done: `${username} is disabled`,
    send: setDisabled(true),
  }
  return (
    <ListRow
      name={username}
      grave="Remove"
      parts={{
        'Sign-ins': () => <SignInHistory person={person} />,
        ...(!isSelf && {
          Role: (close) => <RoleChoice person={person} onClose={close} />,
          ...(disabledAt ? { Enable: endPart(enable) } : { Disable: endPart(disabling) }),
          Remove: endPart({
            what: `Remove ${username} permanently: their actions stay in the audit log under this name`,
            button: 'Remove Permanently',
            done: `${username} is removed`,
            send: (password) => remove({ variables: { input: { id, password } } }),
          }),
        }),
      }}
    >
      <strong>{`${username}${isSelf ? ' (you)' : ''}`}</strong>{' '}
      <State tone={disabledAt ? 'bad' : role === 'USER' ? undefined : 'good'}>
        {`${roleNames[role]}${disabledAt ? ', disabled' : ''}`}
      </State>
      <Facts
        facts={{
          Email: person.email,
          'Last seen': lastSeenAt ? <TimeAgo date={lastSeenAt} /> : 'never',
          'Signed in': sessionCount ? `in ${plural(sessionCount, 'browser')}` : 'no',
          'Second factor': person.hasSecondFactor ? 'on' : 'off',
          Since: <TimeAgo date={person.createdAt} />,
        }}
      />
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
      <div className="row tight" role="group" aria-label={`Role of ${username}`}>
        {[...staffRoleNames, 'USER' as const].map((one) => (
          <button key={one} type="button" className="pill" aria-pressed={chosen === one} onClick={() => setChosen(one)}>
            {roleNames[one]}
          </button>
        ))}
      </div>
      {chosen !== role && (
        <EndForm
          what={`Make ${username} ${chosen === 'USER' ? 'a user without office access' : `an ${roleNames[chosen]}`.replace('an M', 'a M')}: they will be signed out`}
          button="Change Role"
          done={`${username} is now ${roleNames[chosen].toLowerCase()}`}
          send={(password) => update({ variables: { input: { id, role: chosen, password } } })}
          onClose={onClose}
        />
      )}
    </>
  )
}

const SignInHistory = ({ person: { id, username } }: Pick<PersonRowProps, 'person'>) => {
  const query = useSignInHistoryQuery({ variables: { userId: id }, fetchPolicy: 'network-only' })
  return (
    <PagedRows
      query={query}
      field="signIns"
      things="the sign-ins"
      label={`Sign-ins of ${username}`}
      empty="No sign-ins in the last 180 days."
      height="96px"
    >
      {(entry) => <SignIn entry={entry} />}
    </PagedRows>
  )
}
