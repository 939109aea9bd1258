import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Shown once, right after the second factor was turned on. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Box ref={box} tabIndex={-1} outline="none" display="grid" gap="4" role="group" aria-label="Recovery codes">
      <Text>
        The second factor is on. Keep these recovery codes somewhere safe: each opens once, should your phone be lost.
        They are not shown again.
      </Text>
      <chakra.ol
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(200px, 1fr))"
        gap="2"
        listStyleType="none"
        fontFamily="monospace"
        fontSize="sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ol>
      <Button minH="11" justifySelf="start" onClick={onDone}>
        I Have Kept Them
      </Button>
    </Box>
  )
}
