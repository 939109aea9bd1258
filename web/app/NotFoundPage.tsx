import { Container, Heading, Text } from '@chakra-ui/react'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { useConfig } from '../page/config.tsx'
import { Head } from '../page/Head.tsx'

export const NotFoundPage = () => {
  const { siteName } = useConfig()
  return (
    <Container maxW="breakpoint-md" py="24" textAlign="center">
      <Head title={`404 Page Not Found | ${siteName}`} description="There is no page at this address." noIndex />
      <Heading as="h1" size="3xl" mb="4">
        404 Page Not Found
      </Heading>
      <Text color="fg.muted" mb="8">
        Did you forget to add the page to the router?
      </Text>
      <ButtonLink to="/directory">Browse the directory</ButtonLink>
    </Container>
  )
}
