import { useApolloClient } from '@apollo/client/react'
import { Box, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { noticeKinds } from '../../../api/notices/notice-kinds.rules.ts'
import {
  MySessionsDocument,
  useMyEmailQuery,
  useUpdateOwnEmailMutation,
  useMySignInsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useMySessionsQuery,
  useEndUserSessionsMutation,
  useSignedInUsersQuery,
} from './AccountTab.generated.ts'
import { usePermission } from '../ui/use-permission.ts'
import { NoticesForm } from './NoticesForm.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { ownEmailRules } from '../../../api/accounts/people/verify-email.rules.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { AccountForm } from './AccountForm.tsx'
import { checkPassword, PasswordField } from '../sign-in/PasswordField.tsx'
import { shownTime } from './shown-time.tsx'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { SignInRows } from './SignInRows.tsx'
import { browserName } from './browser-name.ts'
import { EndList } from './EndList.tsx'
import { InputField } from '../ui/forms/InputField.tsx'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

export const Component = () => {
  const client = useApolloClient()
  const may = usePermission()
  const hasNotices = Object.values(noticeKinds).some(({ area }) => may(area))
  const onPassword = () => void client.refetchQueries({ include: [MySessionsDocument] })
  return (
    <Box
      display="grid"
      gap="8"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      alignItems="start"
    >
      <Part title="Password">
        <ChangePassword onDone={onPassword} />
      </Part>
      <Part title="Second Factor">
        <SecondFactor />
      </Part>
      <Part title="Email Address">
        <EmailForm />
      </Part>
      {hasNotices && (
        <Part title="Emails to Me">
          <NoticesForm />
        </Part>
      )}
      <Box gridColumn={{ lg: '1 / -1' }}>
        <Part title="Sessions">
          <SessionList />
        </Part>
      </Box>
      <Box gridColumn={{ lg: '1 / -1' }}>
        <Part title="Sign-ins">
          <OwnSignIns />
        </Part>
      </Box>
      {may('ADMIN') && (
        <Box gridColumn={{ lg: '1 / -1' }}>
          <Part title="Who Else Is Signed In">
            <SignedInUsers />
          </Part>
        </Box>
      )}
    </Box>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" aria-label={title} bg="bg.panel" borderWidth="1px" borderRadius="l3" p={{ base: '5', md: '6' }}>
    <Heading as="h2" size="lg" mb="3">
      {title}
    </Heading>
    {children}
  </Box>
)

interface EmailFormValues {
  email: string
  password: string
}

const checkEmail = validate(ownEmailRules)
const check = (values: Partial<EmailFormValues>): Record<string, string> => ({
  ...checkEmail(values),
  ...checkPassword(values),
})

const EmailForm = () => {
  const query = useMyEmailQuery({ fetchPolicy: 'cache-and-network' })
  const { data, refetch } = query
  const [update] = useUpdateOwnEmailMutation()
  const own = data?.myEmail
  if (!own) return <LoadingPanel query={query} failed="Failed to load your address." height="240px" />
  const { address, unproven, expiresAt } = own
  const send = async (input: EmailFormValues) => {
    await update({ variables: { input } })
    toast({
      title: 'Link sent',
      description: `Open the link we’ve sent to ${input.email}.`,
      type: 'success',
    })
    void refetch()
  }
  return (
    <>
      <Text mb="3" overflowWrap="anywhere">
        {address ? (
          <>
            Your address is <strong>{address}</strong>.
          </>
        ) : (
          'Your account has no email address yet.'
        )}
      </Text>
      {unproven && expiresAt && (
        <Text mb="3" overflowWrap="anywhere" role="status">
          Open the link sent to <strong>{unproven}</strong> by {shownTime(expiresAt)} to confirm it.{' '}
          {address ? 'Until then we use your current address.' : 'We send nothing there until then.'}
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
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
      </AccountForm>
    </>
  )
}

const OwnSignIns = () => {
  const query = useMySignInsQuery({
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  })
  const { data, loading, fetchMore } = query
  const page = data?.mySignIns
  if (!page) return <LoadingPanel query={query} failed="Failed to load your sign-ins." height="160px" />
  return (
    <>
      <Text color="fg.muted" mb="4" maxW="70ch">
        The last 180 days, latest first. If one wasn’t you, change your password: this ends every other session.
      </Text>
      {page.nodes.length ? (
        <>
          <SignInRows label="My sign-ins" entries={page.nodes} />
          <LoadMore
            pageInfo={page.pageInfo}
            things="your sign-ins"
            isLoading={loading}
            readOn={(after) => fetchMore({ variables: { after }, updateQuery: joinPages('mySignIns') })}
          >
            Earlier sign-ins
          </LoadMore>
        </>
      ) : (
        <Text>There were none.</Text>
      )}
    </>
  )
}

const SessionList = () => {
  const query = useMySessionsQuery({ fetchPolicy: 'cache-and-network' })
  const { data, refetch } = query
  const [endSession] = useEndSessionMutation()
  const [endOthers] = useEndOtherSessionsMutation()
  if (!data) return <LoadingPanel query={query} failed="Failed to load your sessions." height="160px" />
  const rows = data.mySessions.map(({ id, startedAt, lastSeenAt, userAgent, address, isCurrent }) => ({
    id,
    name: `${browserName(userAgent)}${isCurrent ? ' (this session)' : ''}`,
    details: (
      <>
        Signed in {shownTime(startedAt)} from {address || 'an unknown address'}, last seen {shownTime(lastSeenAt)}
      </>
    ),
    end: isCurrent
      ? undefined
      : {
          button: 'End',
          label: `End the session in ${browserName(userAgent)} from ${address}`,
          ending: {
            what: `End the session in ${browserName(userAgent)}`,
            done: 'Session ended',
            send: (password: string) => endSession({ variables: { id, password } }),
          },
        },
  }))
  const others = {
    button: 'End All Others',
    ending: {
      what: 'End all your other sessions',
      done: 'All other sessions ended',
      send: (password: string) => endOthers({ variables: { password } }),
    },
  }
  return <EndList rows={rows} all={rows.length > 1 ? others : undefined} onClose={() => void refetch()} />
}

const SignedInUsers = () => {
  const query = useSignedInUsersQuery({ fetchPolicy: 'cache-and-network' })
  const { data, refetch } = query
  const [endUserSessions] = useEndUserSessionsMutation()
  if (!data) return <LoadingPanel query={query} failed="Failed to load who is signed in." height="96px" />
  const { signedInUsers: users } = data
  const rows = users.map(({ id, username, sessions, lastSeenAt }) => ({
    id,
    name: username,
    details: (
      <>
        {sessions === 1 ? '1 session' : `${sessions} sessions`}, last seen {shownTime(lastSeenAt)}
      </>
    ),
    end: {
      button: 'Sign Out',
      label: `Sign Out: ${username}`,
      ending: {
        what: `Sign ${username} out everywhere`,
        done: `${username} is signed out`,
        send: (password: string) => endUserSessions({ variables: { userId: id, password } }),
      },
    },
  }))
  const everybody = {
    button: 'Sign Everyone Else Out',
    ending: {
      what: 'Sign everyone else out',
      done: 'Everyone else is signed out',
      send: (password: string) => endUserSessions({ variables: { userId: null, password } }),
    },
  }
  return (
    <>
      {users.length === 0 && <Text color="fg.muted">Nobody else is signed in.</Text>}
      <EndList rows={rows} all={users.length > 1 ? everybody : undefined} onClose={() => void refetch()} />
    </>
  )
}
