import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { EndForm, type EndRequest } from './EndForm.tsx'

interface EndAction {
  button: string
  label?: string
  ending: EndRequest
}

interface EndListProps {
  rows: { id: string; name: ReactNode; details: ReactNode; end: EndAction | undefined }[]
  all: EndAction | undefined
  onClose: () => void
}

export const EndList = ({ rows, all, onClose }: EndListProps) => {
  const [pending, setPending] = useState<EndRequest>()
  const close = () => {
    setPending(undefined)
    onClose()
  }
  const renderButton = ({ button, label, ending }: EndAction) => (
    <Button variant="outline" aria-label={label} onClick={() => setPending(ending)}>
      {button}
    </Button>
  )
  return (
    <>
      <chakra.ul listStyleType="none" display="grid">
        {rows.map(({ id, name, details, end }) => (
          <chakra.li
            key={id}
            display="flex"
            flexWrap="wrap"
            gap="2"
            alignItems="center"
            justifyContent="space-between"
            py="3"
            borderTopWidth="1px"
          >
            <Box minW="0">
              <Text fontWeight="600" overflowWrap="anywhere">
                {name}
              </Text>
              <Text fontSize="sm" color="fg.muted">
                {details}
              </Text>
            </Box>
            {end && renderButton(end)}
          </chakra.li>
        ))}
      </chakra.ul>
      {all && <Box mt="3">{renderButton(all)}</Box>}
      {pending && <EndForm key={pending.what} {...pending} onClose={close} />}
    </>
  )
}
