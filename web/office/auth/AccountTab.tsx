import { useApolloClient } from '@apollo/client/react'
import { Box, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { noticeKinds } from '../../../api/notices/notice-kinds.rules.ts'
import { MySessionsDocument } from '../../graphql.generated.ts'
import { usePermission } from '../ui/use-permission.ts'
import { NoticesForm } from './NoticesForm.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { EmailForm } from './EmailForm.tsx'
import { OwnSignIns } from './OwnSignIns.tsx'
import { SessionList } from './SessionList.tsx'
import { SignedInUsers } from './SignedInUsers.tsx'

/**
 * /admin/account: the user's password, second factor, email, notifications and sessions; administrators also see who
 * is signed in.
 */
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
