import { Button, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useFormState } from 'react-final-form'

interface SaveBarProps {
  label?: string
  /** Shown if nothing is unsaved. */
  clean?: string
  children?: ReactNode
}

export const SaveBar = ({ label = 'Save Changes', clean = 'All changes are saved.', children }: SaveBarProps) => {
  const { dirty, submitting, submitError, dirtySinceLastSubmit } = useFormState({
    subscription: { dirty: true, submitting: true, submitError: true, dirtySinceLastSubmit: true },
  })
  const refusal = dirtySinceLastSubmit ? undefined : (submitError as string | undefined)
  return (
    <div className="row save-bar">
      <Button type="submit" disabled={!dirty && !submitting} loading={submitting} loadingText="Saving…">
        {label}
      </Button>
      {children}
      <Text color={refusal ? 'fg.error' : 'fg.muted'} role="status">
        {refusal || (dirty ? 'You have unsaved changes.' : clean)}
      </Text>
    </div>
  )
}
