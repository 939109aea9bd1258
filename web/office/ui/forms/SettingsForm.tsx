import { Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { attempt } from '../attempt.ts'
import { AdminForm, FormButtons } from './AdminForm.tsx'
import { seenOnNextPage } from '../shared-words.ts'

interface SettingsFormProps<Values> {
  title: string
  /** The page’s own heading is the title. */
  isWholePage?: boolean
  intro?: string
  values: Values
  validate: (values: Values) => object
  save: (typed: Values) => Promise<unknown>
  onStale: () => void
  children: (typed: Values) => ReactNode
}

export const SettingsForm = <Values extends object>(props: SettingsFormProps<Values>) => {
  const { title, isWholePage, intro, values, validate, save, onStale, children } = props
  const name = title.charAt(0) + title.slice(1).toLowerCase()
  const onSubmit = (typed: Values) =>
    attempt({ refused: `${name} not saved`, onStale }, async () => {
      await save(typed)
      return { title: `${name} saved`, description: seenOnNextPage }
    })
  return (
    <section className="card flat" aria-label={title}>
      {!isWholePage && (
        <Heading as="h2" size="lg" mb={intro ? '1' : '3'}>
          {title}
        </Heading>
      )}
      {intro && <p className="lead small-text">{intro}</p>}
      <AdminForm<Values> label={title} columns={2} onSubmit={onSubmit} validate={validate} initialValues={values}>
        {({ values: typed }) => (
          <>
            {children(typed)}
            <FormButtons label="Save Settings" />
          </>
        )}
      </AdminForm>
    </section>
  )
}
