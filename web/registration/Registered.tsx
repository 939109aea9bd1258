import { Box, Heading, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { ReviewTime } from '../ui/ReviewTime.tsx'

/** Replaces the form that was sent, and takes the focus. */
export const Registered = () => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    window.scrollTo(0, 0)
  }, [])
  return (
    <Box maxW="60ch" mx="auto" py="12" textAlign="center">
      <Heading as="h1" size="3xl" mb="3" ref={title} tabIndex={-1} outline="none">
        Registration Submitted
      </Heading>
      <Text mb="2">
        Thank you for registering your business. We review every registration within <ReviewTime />.
      </Text>
      <Text color="fg.muted" mb="6">
        Your listing appears in the directory once it has been approved.
      </Text>
      <ButtonLink to="/" minH="11">
        Return to Homepage
      </ButtonLink>
    </Box>
  )
}
