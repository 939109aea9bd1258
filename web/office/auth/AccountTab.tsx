import { useApolloClient } from '@apollo/client/react'
import { Text } from '@chakra-ui/react'
import { noticeKinds, noticeTimes, type NoticeKind, type NoticeTime } from '../../../api/notices/notice-kinds.rules.ts'
import {
  MySessionsDocument,
  SignedInUsersDocument,
  MyEmailDocument,
  MyNoticesDocument,
  useMyEmailQuery,
  useUpdateOwnEmailMutation,
  useMySignInsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useMySessionsQuery,
  useEndUserSessionsMutation,
  useSignedInUsersQuery,
  useMyNoticesQuery,
  useUpdateMyNoticesMutation,
} from './AccountTab.generated.ts'
import type { UpdateOwnEmailInput } from '../../schema.generated.ts'
import { usePermission } from '../ui/use-permission.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { ownEmailRules } from '../../../api/accounts/people/verify-email.rules.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { plural } from '../../../api/text/plural.rules.ts'
import { AccountForm } from './AccountForm.tsx'
import { endPart } from './EndForm.tsx'
import { checkPassword, ownPassword } from '../sign-in/PasswordField.tsx'
import { browserName, shownTime, SignIn } from './SignInRows.tsx'
import { InputField, SelectField, AdminForm, FormButtons } from '../ui/forms/form.tsx'
import { LoadingPanel, Panel } from '../ui/Panel.tsx'
import { Toggle, attempt, useOpenedVersion } from '../ui/actions.tsx'
import { ListRow, PagedRows, RowList } from '../ui/lists.tsx'

export const Component = () => {
  const client = useApolloClient()
  const may = usePermission()
  const hasNotices = Object.values(noticeKinds).some(({ area }) => may(area))
  const onPassword = () => void client.refetchQueries({ include: [MySessionsDocument] })
  return (
    <div className="two-columns">
      <Panel title="Password" size="lg">
        <ChangePassword onDone={onPassword} />
      </Panel>
      <Panel title="Second Factor" size="lg">
        <SecondFactorForm />
      </Panel>
      <Panel title="Email Address" size="lg">
        <EmailForm />
      </Panel>
      {hasNotices && (
        <Panel title="Emails to Me" size="lg">
          <NoticesForm />
        </Panel>
      )}
      <Panel title="Sessions" size="lg" className="wide">
        <SessionList />
      </Panel>
      <Panel title="Sign-ins" size="lg" className="wide">
        <OwnSignIns />
      </Panel>
      {may('ADMIN') && (
        <Panel title="Who Else Is Signed In" size="lg" className="wide">
          <SignedInUsers />
        </Panel>
      )}
    </div>
  )
}

const checkEmail = validate(ownEmailRules)
const check = (values: Partial<UpdateOwnEmailInput>): Record<string, string> => ({
  ...checkEmail(values),
  ...checkPassword(values),
})

const EmailForm = () => {
  const query = useMyEmailQuery({ fetchPolicy: 'cache-and-network' })
  const [update] = useUpdateOwnEmailMutation({ refetchQueries: [MyEmailDocument] })
  const own = query.data?.myEmail
  if (!own) return <LoadingPanel query={query} things="your address" height="240px" />
  const { address, unverified, expiresAt } = own
  const send = async (input: UpdateOwnEmailInput) => {
    await update({ variables: { input } })
    toast({ title: 'Link sent', description: `Open the link we’ve sent to ${input.email}.`, type: 'success' })
  }
  return (
    <>
      <Text mb="3">
        {address ? (
          <>
            Your address is <strong>{address}</strong>.
          </>
        ) : (
          'Your account has no email address yet.'
        )}
      </Text>
      {unverified && expiresAt && (
        <Text mb="3" role="status">
          To confirm <strong>{unverified}</strong>, open the link we’ve sent there before {shownTime(expiresAt)}.{' '}
          {address ? 'Until then, we’ll use your current address.' : 'Until then, we’ll send nothing else there.'}
        </Text>
      )}
      <AccountForm label="Add an email address" button="Send the Link" validate={check} onSend={send}>
        <InputField
          name="email"
          label={address ? 'New email address' : 'Email address'}
          help={
            address
              ? 'You’ll need to confirm it using the link we email you. We’ll also notify your old address.'
              : 'You’ll need to confirm it using the link we email you.'
          }
          type="email"
          autoComplete="email"
          maxLength={254}
          aria-required
        />
        {ownPassword}
      </AccountForm>
    </>
  )
}

const OwnSignIns = () => {
  const query = useMySignInsQuery({ fetchPolicy: 'network-only' })
  return (
    <>
      <p className="lead">
        The last 180 days, latest first. If one wasn’t you, change your password: this ends every other session.
      </p>
      <PagedRows
        query={query}
        field="mySignIns"
        things="your sign-ins"
        label="My sign-ins"
        empty="No sign-ins in the last 180 days."
      >
        {(entry) => <SignIn entry={entry} />}
      </PagedRows>
    </>
  )
}

const SessionList = () => {
  const query = useMySessionsQuery({ fetchPolicy: 'cache-and-network' })
  const renewed = { refetchQueries: [MySessionsDocument] }
  const [endSession] = useEndSessionMutation(renewed)
  const [endOthers] = useEndOtherSessionsMutation(renewed)
  const sessions = query.data?.mySessions
  if (!sessions) return <LoadingPanel query={query} things="your sessions" height="160px" />
  return (
    <>
      <RowList label="Sessions" rows={sessions}>
        {({ id, startedAt, lastSeenAt, userAgent, address, isCurrent }) => {
          const browser = browserName(userAgent)
          const end = endPart({
            what: `End the session in ${browser}`,
            done: 'Session ended',
            send: (password) => endSession({ variables: { id, password } }),
          })
          return (
            <ListRow name={`${browser} from ${address}`} parts={isCurrent ? {} : { End: end }}>
              <strong>{`${browser}${isCurrent ? ' (this session)' : ''}`}</strong>
              <div className="muted small-text">
                Signed in {shownTime(startedAt)} from {address || 'an unknown address'}, last seen{' '}
                {shownTime(lastSeenAt)}
              </div>
            </ListRow>
          )
        }}
      </RowList>
      {sessions.length > 1 && (
        <Toggle label="End All Others">
          {endPart({
            what: 'End all your other sessions',
            done: 'All other sessions ended',
            send: (password) => endOthers({ variables: { password } }),
          })}
        </Toggle>
      )}
    </>
  )
}

const SignedInUsers = () => {
  const query = useSignedInUsersQuery({ fetchPolicy: 'cache-and-network' })
  const [endUserSessions] = useEndUserSessionsMutation({ refetchQueries: [SignedInUsersDocument] })
  const users = query.data?.signedInUsers
  if (!users) return <LoadingPanel query={query} things="who is signed in" height="96px" />
  /** Without an id, for everyone else. */
  const end = (userId: string | null, what: string, done: string) =>
    endPart({ what, done, send: (password) => endUserSessions({ variables: { userId, password } }) })
  return (
    <>
      <RowList label="Signed in" rows={users} empty="Nobody else is signed in.">
        {({ id, username, sessions, lastSeenAt }) => (
          <ListRow
            name={username}
            parts={{ 'Sign Out': end(id, `Sign ${username} out everywhere`, `${username} is signed out`) }}
          >
            <strong>{username}</strong>
            <div className="muted small-text">
              {plural(sessions, 'session')}, last seen {shownTime(lastSeenAt)}
            </div>
          </ListRow>
        )}
      </RowList>
      {users.length > 1 && (
        <Toggle label="Sign Everyone Else Out">
          {end(null, 'Sign everyone else out', 'Everyone else is signed out')}
        </Toggle>
      )}
    </>
  )
}

type Times = Partial<Record<NoticeKind, NoticeTime>>

const NoticesForm = () => {
  const query = useMyNoticesQuery({ fetchPolicy: 'cache-and-network' })
  const [update] = useUpdateMyNoticesMutation({ refetchQueries: [MyNoticesDocument] })
  const settings = query.data?.myNotices
  const { version, onDirty, ...opened } = useOpenedVersion(settings?.version ?? null, MyNoticesDocument)
  if (!settings) return <LoadingPanel query={query} things="your email settings" height="240px" />
  const { email, choices } = settings
  if (!email) return <p className="muted">Your account has no email address. Add one to receive emails.</p>
  const times: Times = Object.fromEntries(choices.map(({ kind, time }) => [kind, time]))
  const save = (typed: Times) =>
    attempt({ refused: 'Not saved', ...opened }, async () => {
      const input = { version, choices: choices.map(({ kind, time }) => ({ kind, time: typed[kind] ?? time })) }
      await update({ variables: { input } })
      return { title: 'Email settings saved' }
    })
  return (
    <AdminForm<Times> label="Emails to me" onSubmit={save} initialValues={times} onDirty={onDirty}>
      <p className="muted measure">
        Sent to {email}. The daily email is sent at 7 am London time if there is anything new.
      </p>
      {choices.map(({ kind }) => (
        <SelectField
          key={kind}
          name={kind}
          label={noticeKinds[kind].label}
          help={noticeKinds[kind].about}
          choices={Object.entries(noticeTimes)}
        />
      ))}
      <FormButtons label="Save" />
    </AdminForm>
  )
}
