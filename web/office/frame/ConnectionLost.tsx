import { useReactiveVar } from '@apollo/client/react'
import { Box } from '@chakra-ui/react'
import { connectionLost } from '../../ui/subscribe-live.ts'

/** Warns that live data may be out of date. */
export const ConnectionLost = () => {
  const isLost = useReactiveVar(connectionLost)
  return (
    <Box role="status" position="sticky" top="72px" zIndex="docked">
      {isLost && (
        <Box mb="4" p="4" borderWidth="1px" borderColor="border.error" borderRadius="l3" bg="bg.error">
          Connection lost: what you see may be out of date. Reconnecting…
        </Box>
      )}
    </Box>
  )
}
