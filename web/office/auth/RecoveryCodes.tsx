import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useConfig } from '../../ui/page/config.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { saveFile } from '../ui/to-csv.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Shown once, after they are created. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const { siteName } = useConfig()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Box ref={box} tabIndex={-1} outline="none" display="grid" gap="4" role="group" aria-label="Recovery codes">
      <Text>
        The second factor is on. Keep these recovery codes somewhere safe: use each code once if you lose your phone.
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
      <Box display="flex" flexWrap="wrap" gap="2">
        <Button variant="outline" minH="11" onClick={() => void copyText(codes.join('\n'), 'Recovery codes')}>
          Copy
        </Button>
        <Button
          variant="outline"
          minH="11"
          onClick={() => saveFile('recovery-codes.txt', `${siteName}\n\n${codes.join('\n')}\n`, 'text/plain')}
        >
          Download
        </Button>
        <Button minH="11" onClick={onDone}>
          I’ve Saved Them
        </Button>
      </Box>
    </Box>
  )
}
