import { Box, Heading, Text } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'

/** Replaces a form that was sent, and takes the focus. */
export const Sent = ({ title, children }: { title: string; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Box ref={box} tabIndex={-1} role="status" bg="accent.subtle" borderRadius="l3" p="5" outline="none">
      <Heading as="h3" size="md" mb="1">
        {title}
      </Heading>
      <Text>{children}</Text>
    </Box>
  )
}
