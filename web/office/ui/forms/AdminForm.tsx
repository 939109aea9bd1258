import type { ReactNode } from 'react'
import { Form, type FormProps, type FormRenderProps } from 'react-final-form'
import { submitWith } from '../../../ui/forms/submit-with.ts'
import { useFocusFirst } from '../use-focus-first.ts'

interface AdminFormProps<Values> extends Omit<FormProps<Values>, 'children' | 'render' | 'component'> {
  label: string
  className?: string
  columns?: 2
  isFocused?: boolean
  /** Precedes the server's message, such as "Not saved". */
  refused?: string
  children: ReactNode | ((form: FormRenderProps<Values>) => ReactNode)
}

export const AdminForm = <Values extends object>({
  label,
  className = 'admin-form',
  columns,
  isFocused = false,
  refused,
  children,
  ...form
}: AdminFormProps<Values>) => {
  const focused = useFocusFirst<HTMLFormElement>()
  return (
    <Form<Values> {...form}>
      {(state) => (
        <form
          ref={isFocused ? focused : null}
          className={className || undefined}
          data-columns={columns}
          noValidate
          aria-label={label}
          onSubmit={submitWith(state.handleSubmit)}
        >
          {typeof children === 'function' ? children(state) : children}
          {refused && state.submitError && !state.dirtySinceLastSubmit && (
            <p role="alert" className="text-field-error admin-wide">
              {refused}: {state.submitError}
            </p>
          )}
        </form>
      )}
    </Form>
  )
}
