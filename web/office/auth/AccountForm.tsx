import { AdminForm, FormButtons } from '../ui/forms/form.tsx'
import { Box } from '@chakra-ui/react'
import { FORM_ERROR, type FormApi } from 'final-form'
import type { ReactNode } from 'react'
import { getFieldErrors } from '../../ui/forms/server-errors.ts'
import { ErrorText } from '../ui/State.tsx'

interface AccountFormProps<Values> {
  label: string
  button: string
  validate: (values: object) => Record<string, string>
  /** Its errors appear at their fields, and the input stays. */
  onSend: (values: Values) => Promise<unknown>
  onClose?: () => void
  children: ReactNode
}

export const AccountForm = <Values extends object>({
  label,
  button,
  validate,
  onSend,
  onClose,
  children,
}: AccountFormProps<Values>) => {
  const send = async (values: Values, form: FormApi<Values>) => {
    try {
      await onSend(values)
    } catch (error) {
      const { [FORM_ERROR]: message, ...fields } = getFieldErrors(error) as Record<string | symbol, string>
      return Object.keys(fields).length ? fields : { [FORM_ERROR]: message }
    }
    setTimeout(() => form.restart()) // the form cannot restart before this returns
    return undefined
  }
  return (
    <Box maxW="md">
      <AdminForm<Values> label={label} onSubmit={send} validate={validate} keepDirtyOnReinitialize={false}>
        {({ submitError, dirtySinceLastSubmit }) => (
          <>
            {children}
            {!dirtySinceLastSubmit && <ErrorText>{submitError}</ErrorText>}
            <FormButtons label={button} busy="Sending…" onClose={onClose} />
          </>
        )}
      </AdminForm>
    </Box>
  )
}
