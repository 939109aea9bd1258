import { Button, Heading, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'

/** Replaces a form that was sent, and takes the focus. */
export const MessageSent = ({ onAnother }: { onAnother: () => void }) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div>
      <Heading as="h2" size="xl" mb="2" ref={title} tabIndex={-1} outline="none">
        Message Sent
      </Heading>
      <Text mb="6">
        Thank you for writing to us. We have your message, and will answer to the address that you gave.
      </Text>
      <Button variant="outline" minH="11" onClick={onAnother}>
        Send Another Message
      </Button>
    </div>
  )
}
