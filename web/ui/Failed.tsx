import { Box, Button, Text } from '@chakra-ui/react'

interface FailedProps {
  message: string
  onRetry: () => void
}

/** Shown where something could not be loaded, with a button to try again. */
export const Failed = ({ message, onRetry }: FailedProps) => (
  <Box role="alert" bg="bg.error" color="fg.error" borderRadius="l3" p="6" textAlign="center">
    <Text mb="4">{message}</Text>
    <Button variant="outline" minH="11" onClick={onRetry}>
      Try again
    </Button>
  </Box>
)
