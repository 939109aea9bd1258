import { Container, Heading, Text } from '@chakra-ui/react'
import { ButtonLink } from '../ui/ButtonLink.tsx'

/** Shown in place of a page that failed to render. */
export const Crashed = () => (
  <Container maxW="breakpoint-md" py="24" textAlign="center" role="alert">
    <Heading as="h1" size="2xl" mb="4">
      This page could not be shown
    </Heading>
    <Text color="fg.muted" mb="8">
      Something went wrong on our side. Please reload the page, or start again from the directory.
    </Text>
    <ButtonLink to="/directory" reloadDocument>
      Browse the directory
    </ButtonLink>
  </Container>
)
