import { Box, Heading, Text } from '@chakra-ui/react'
import type { FormApi } from 'final-form'
import { useEffect, useRef, type ReactNode } from 'react'
import { Form } from 'react-final-form'
import { Link } from 'react-router'
import { submitWith } from '../../../ui/forms/submit-with.ts'
import { LoadingPanel } from '../Panel.tsx'
import type { Difference, Editor } from './use-editor.ts'

interface EditorFrameProps {
  what: string
  read: { data?: unknown; error?: unknown; refetch: () => Promise<unknown> }
  isNew?: boolean
  /** Null if the id does not exist. */
  children: ReactNode
}

export const EditorFrame = ({ what, read, isNew, children }: EditorFrameProps) => {
  if (!read.data && !isNew) return <LoadingPanel query={read} things={`the ${what}`} height="480px" />
  return (
    <section aria-labelledby={`edit-${what}`}>
      <Text mb="2">
        <Link className="text-link touch" to={`/admin/${what}s`} preventScrollReset>
          ← All {what}s
        </Link>
      </Text>
      {children ?? (
        <Heading as="h2" id={`edit-${what}`} size="xl">
          This {what} does not exist
        </Heading>
      )}
    </section>
  )
}

interface EditorFormProps<Values extends object, Stored> {
  editor: Editor<Values, Stored>
  label: string
  title: string
  /** Such as whether visitors see it. */
  state: string
  publicPath?: string | false
  fieldLabels: Record<string, string>
  validate: (values: Values) => object
  onSave: (values: Values, form: FormApi<Values>) => Promise<unknown>
  /** What is outside the form itself. */
  renderActions?: (form: FormApi<Values>) => ReactNode
  children: (form: FormApi<Values>, isDirty: boolean) => ReactNode
}

/** Guards unsaved changes, and shows what someone else has changed meanwhile. */
export const EditorForm = <Values extends object, Stored>({
  editor,
  label,
  title,
  state,
  publicPath,
  fieldLabels,
  validate,
  onSave,
  renderActions,
  children,
}: EditorFormProps<Values, Stored>) => (
  <Form<Values>
    onSubmit={onSave}
    validate={validate}
    initialValues={editor.initialValues}
    subscription={{ dirty: true }}
  >
    {({ handleSubmit, form, dirty = false }) => {
      editor.setDirty(dirty)
      return (
        <>
          <Heading as="h2" id={`edit-${editor.what}`} size="xl" mb="1">
            {title}
          </Heading>
          <p className="lead">
            <span>{state}</span>
            {publicPath && (
              <span>
                {' · '}
                <Link className="text-link touch" to={publicPath}>
                  View the public page
                </Link>
              </span>
            )}
          </p>
          {editor.differences.length > 0 && (
            <EditConflict what={editor.what} differences={editor.differences} labels={fieldLabels} />
          )}
          {renderActions && renderActions(form)}
          <form noValidate aria-label={label} onSubmit={submitWith(handleSubmit)}>
            {children(form, dirty)}
          </form>
        </>
      )
    }}
  </Form>
)

interface EditConflictProps {
  what: string
  differences: readonly Difference[]
  labels: Record<string, string>
}

const short = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text) || 'empty'

const EditConflict = ({ what, differences, labels }: EditConflictProps) => {
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
      <ul className="bullets">
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
