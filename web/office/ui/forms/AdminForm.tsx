import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Form, useFormState, type FormProps, type FormRenderProps } from 'react-final-form'
import { submitWith } from '../../../ui/forms/submit-with.ts'
import { focusForm } from '../focus.ts'

interface AdminFormProps<Values> extends Omit<FormProps<Values>, 'children' | 'render' | 'component'> {
  label: string
  className?: string
  columns?: 2
  children: ReactNode | ((form: FormRenderProps<Values>) => ReactNode)
}

const isSame = (a: object | undefined, b: object | undefined) => JSON.stringify(a) === JSON.stringify(b)

/** Keeps what is typed if someone else has saved meanwhile. */
export const AdminForm = <Values extends object>({
  label,
  columns,
  className = columns ? 'two-columns' : 'stack',
  children,
  ...form
}: AdminFormProps<Values>) => (
  <Form<Values> initialValuesEqual={isSame} keepDirtyOnReinitialize {...form}>
    {(state) => (
      <form
        className={className}
        method="post" // before the browser's code is ready, nothing typed may end up in the address
        noValidate
        aria-label={label}
        onSubmit={submitWith(state.handleSubmit)}
      >
        {typeof children === 'function' ? children(state) : children}
      </form>
    )}
  </Form>
)

interface FormButtonsProps {
  label: string
  busy?: string
  isGrave?: boolean
  isDisabled?: boolean
  /** A form that can be cancelled takes the focus. */
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
    <div ref={onClose ? focusForm : null} className="wide row tight">
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
    </div>
  )
}
