import { Button, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { copyText } from '../ui/copy-text.ts'

interface NewSecretProps {
  secret: string
  onDone: () => void
}

/** A secret that was made just now, and is not shown again. */
export const NewSecret = ({ secret, onDone }: NewSecretProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="key-secret" role="group" aria-label="The new key">
      <Text>Copy the key now, and pass it on safely: it is not shown again.</Text>
      <code>{secret}</code>
      <div className="admin-actions">
        <Button minH="11" onClick={() => void copyText(secret, 'Key')}>
          Copy Key
        </Button>
        <Button variant="outline" minH="11" onClick={onDone}>
          I Have Kept It
        </Button>
      </div>
    </div>
  )
}
