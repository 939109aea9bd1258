import { Container, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ChakraRoot } from '../../ui/kit/ChakraRoot.tsx'
import { Head } from '../../ui/page/Head.tsx'

interface AccountFrameProps {
  title: string
  description: string
  children: ReactNode
}

/** A page outside the office for people who follow a link in an email. */
export const AccountFrame = ({ title, description, children }: AccountFrameProps) => (
  <ChakraRoot>
    <Container maxW="breakpoint-sm" py={{ base: '6', md: '12' }}>
      <Head title={title} description={description} noIndex />
      <div className="card">
        <Heading as="h1" size="2xl" mb="3">
          {title}
        </Heading>
        {children}
      </div>
    </Container>
  </ChakraRoot>
)
