import { Box, Heading, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { Difference } from './rebase.ts'

interface EditConflictProps {
  what: string
  differences: readonly Difference[]
  labels: Record<string, string>
}

const short = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text) || 'empty'

export const EditConflict = ({ what, differences, labels }: EditConflictProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (differences.length) box.current?.focus()
  }, [differences])
  return (
    <Box ref={box} tabIndex={-1} role="alert" bg="brass.subtle" borderRadius="l3" p="4" mb="5" outline="none">
      <Heading as="h3" size="md" mb="1">
        Someone else has changed this {what}
      </Heading>
      <Text mb="2">Your changes are not lost. Check theirs below, then save again to keep yours.</Text>
      <ul className="changed-meanwhile">
        {differences.map(({ field, was, now, typed }) => (
          <li key={field}>
            <strong>{labels[field] ?? field}</strong>: {short(was)} → {short(now)}
            {typed !== undefined && <span> (you typed: {short(typed)})</span>}
          </li>
        ))}
      </ul>
    </Box>
  )
}
