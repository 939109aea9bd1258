import { Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { openNow } from './open-now.ts'
import type { DayHours } from './opening-hours.ts'

/**
 * Whether the supplier is open, by the visitor's clock: added in the browser, since the page may have been cached for a
 * while.
 */
export const OpenNow = ({ hours }: { hours: readonly DayHours[] }) => {
  const [text, setText] = useState<string>()
  useEffect(() => {
    const look = () => setText(openNow(hours, new Date()))
    look()
    const timer = setInterval(look, 60_000)
    return () => clearInterval(timer)
  }, [hours])
  return (
    <Text
      className="open-now needs-script"
      minH="7"
      mb="1"
      fontWeight="600"
      color={text?.startsWith('Open') ? 'accent.fg' : 'fg'}
    >
      {text}
    </Text>
  )
}
