import { Box, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ChangePassword } from './ChangePassword.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { SessionList } from './SessionList.tsx'

/** My Account: password, second factor, and sessions. */
export const Component = () => (
  <Box
    display="grid"
    gap="8"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
    alignItems="start"
  >
    <Part title="Password">
      <ChangePassword />
    </Part>
    <Part title="Second Factor">
      <SecondFactor />
    </Part>
    <Box gridColumn={{ lg: '1 / -1' }}>
      <Part title="Sessions">
        <SessionList />
      </Part>
    </Box>
  </Box>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" aria-label={title} bg="bg.panel" borderWidth="1px" borderRadius="l3" p={{ base: '5', md: '6' }}>
    <Heading as="h2" size="lg" mb="3">
      {title}
    </Heading>
    {children}
  </Box>
)
