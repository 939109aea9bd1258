import { Heading, Text, Button } from '@chakra-ui/react'
import { useMeQuery } from '../ui/Me.generated.ts'
import {
  usePeopleQuery,
  useRenewInvitationMutation,
  useWithdrawInvitationMutation,
  type InvitationRow_InvitationFragment,
  useInviteUserMutation,
} from './PeopleTab.generated.ts'
import type { InviteUserInput } from '../../schema.generated.ts'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { ToggleForm } from '../ui/forms/ToggleForm.tsx'
import { toastFailure } from '../ui/toast-failure.ts'
import '../ui/admin.css'
import { useState } from 'react'
import { EndForm } from '../auth/EndForm.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { roleNames, roleWords } from './role-words.ts'
import { inviteRules, staffRoleNames } from '../../../api/accounts/people/invitation.rules.ts'
import { checkPassword, PasswordField } from '../sign-in/PasswordField.tsx'
import { AccountForm } from '../auth/AccountForm.tsx'
import { useFocusFirst } from '../ui/use-focus-first.ts'
import { validate } from '../../ui/forms/validate.ts'
import { NewSecret } from '../ui/NewSecret.tsx'
import { PersonRow } from './PersonRow.tsx'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { InputField } from '../ui/forms/InputField.tsx'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

export const Component = () => {
  const query = usePeopleQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const { data, loading, refetch, fetchMore } = query
  const myName = useMeQuery().data?.me?.username
  const page = data?.people
  const invitations = data?.invitations ?? []
  if (!page) return <LoadingPanel query={query} failed="Failed to load the people. Please try again." />
  const renew = () => void refetch()
  return (
    <>
      <Text color="fg.muted" mb="4" maxW="70ch">
        Who can sign in, and what they can do. Invited people set their own username and password with a one-time link,
        valid for 7 days.
      </Text>
      <ToggleForm
        label="Invite Someone"
        renderCreated={(link: InvitationLink, close) => <NewLink {...link} onDone={close} />}
      >
        {(close, show) => (
          <InviteForm
            onClose={close}
            onCreated={(link) => {
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

interface InvitationRowProps {
  invitation: InvitationRow_InvitationFragment
  onDone: () => void
}

const InvitationRow = ({ invitation, onDone }: InvitationRowProps) => {
  const { id, email, role, invitedBy, createdAt, expiresAt } = invitation
  const [shown, setShown] = useState<'renewal' | InvitationLink>()
  const [renew] = useRenewInvitationMutation({ fetchPolicy: 'no-cache' })
  const [withdraw, withdrawing] = useWithdrawInvitationMutation()
  const isOver = new Date(expiresAt) <= new Date()
  const withdrawNow = async () => {
    await withdraw({ variables: { input: { id } } })
    toast({ title: 'Invitation withdrawn', type: 'success' })
    onDone()
  }
  const makeLink = async (password: string) => {
    const made = (await renew({ variables: { input: { id, password } } })).data?.renewInvitation
    setShown({ email, token: made!.token!, isMailed: made!.isMailed })
    onDone()
  }
  return (
    <>
      <div className="admin-row">
        <div>
          <strong>{email}</strong>{' '}
          <span className="admin-state" data-state={isOver ? 'bad' : undefined}>
            {isOver ? 'Over' : roleNames[role]}
          </span>
          <div className="admin-small">
            Invited <TimeAgo date={createdAt} /> by {invitedBy}, {isOver ? 'over since' : 'until'}{' '}
            {new Date(expiresAt).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' })}
          </div>
        </div>
        <div className="admin-actions">
          <Button
            variant="outline"
            aria-expanded={shown === 'renewal'}
            aria-label={`Renew the invitation of ${email}`}
            onClick={() => setShown(shown === 'renewal' ? undefined : 'renewal')}
          >
            Renew
          </Button>
          <Button
            variant="outline"
            loading={withdrawing.loading}
            aria-label={`Withdraw the invitation of ${email}`}
            onClick={() => void withdrawNow().catch(toastFailure('Not Done'))}
          >
            Withdraw
          </Button>
        </div>
      </div>
      {shown && (
        <div className="admin-part">
          {shown === 'renewal' ? (
            <EndForm
              what={`Renew the invitation of ${email}: the previous link stops working`}
              button="Renew Now"
              done="Invitation renewed"
              send={makeLink}
              onClose={() => setShown((now) => (now === 'renewal' ? undefined : now))}
            />
          ) : (
            <NewLink {...shown} onDone={() => setShown(undefined)} />
          )}
        </div>
      )}
    </>
  )
}

interface InviteFormProps {
  onClose: () => void
  onCreated: (link: InvitationLink) => void
}

const checkInvitation = validate(inviteRules)
const check = (values: object & { password?: string }): Record<string, string> => ({
  ...checkInvitation(values),
  ...checkPassword(values),
})

const InviteForm = ({ onClose, onCreated }: InviteFormProps) => {
  const box = useFocusFirst<HTMLDivElement>()
  const [invite] = useInviteUserMutation({ fetchPolicy: 'no-cache' }) // secrets are never cached
  const send = async (input: InviteUserInput) => {
    const made = (await invite({ variables: { input } })).data?.inviteUser
    onCreated({ email: input.email.trim(), token: made!.token!, isMailed: made!.isMailed })
  }
  return (
    <div ref={box}>
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
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
      </AccountForm>
    </div>
  )
}

interface InvitationLink {
  email: string
  token: string
  isMailed: boolean
}

interface NewLinkProps extends InvitationLink {
  onDone: () => void
}

/** The token is in the fragment, which server logs never contain. */
const NewLink = ({ email, token, isMailed, onDone }: NewLinkProps) => (
  <>
    <Text mb="2">
      {isMailed
        ? `We’ve emailed this one-time link to ${email}. It is valid for 7 days. You can also pass it on yourself.`
        : `Please pass this one-time link on to ${email}. It is valid for 7 days.`}
    </Text>
    <NewSecret label="Link" secret={`${location.origin}/invitation#${token}`} onDone={onDone} />
  </>
)
