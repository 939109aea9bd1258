import { Container, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useConfig } from '../page/config.tsx'
import { Head } from '../page/Head.tsx'
import './LegalText.css'

interface LegalPageTextProps {
  title: string
  description: string
  path: string
  /** The date of the last change, as it is shown. */
  changedOn?: string
  children: ReactNode
}

/** A page of running text. */
export const LegalText = ({ title, description, path, changedOn, children }: LegalPageTextProps) => {
  const { siteName } = useConfig()
  return (
    <Container maxW="breakpoint-md" py="8">
      <Head title={`${title} | ${siteName}`} description={description} canonicalPath={path} />
      <Heading as="h1" size="3xl" mb="2">
        {title}
      </Heading>
      {changedOn && (
        <Text color="fg.muted" mb="6">
          Last changed on {changedOn}
        </Text>
      )}
      <div className="running-text">{children}</div>
    </Container>
  )
}
