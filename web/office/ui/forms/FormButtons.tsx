import { Box, Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useFormState } from 'react-final-form'

interface FormButtonsProps {
  label: string
  busy?: string
  isGrave?: boolean
  isDisabled?: boolean
  onClose?: (() => void) | undefined
  children?: ReactNode
}

export const FormButtons = ({
  label,
  busy = 'Saving…',
  isGrave,
  isDisabled = false,
  onClose,
  children,
}: FormButtonsProps) => {
  const { submitting } = useFormState({ subscription: { submitting: true } })
  return (
    <Box className="admin-wide" display="flex" flexWrap="wrap" gap="2">
      <Button
        type="submit"
        disabled={isDisabled}
        loading={submitting}
        loadingText={busy}
        {...(isGrave ? { colorPalette: 'brick' } : {})}
      >
        {label}
      </Button>
      {children}
      {onClose && (
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      )}
    </Box>
  )
}
