import { Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { AdminForm } from './AdminForm.tsx'
import { FormButtons } from './FormButtons.tsx'
import { isSame } from './is-same.ts'
import { reportSaveFailure } from './report-save-failure.ts'
import { toast } from '../../../ui/kit/toaster.tsx'

interface SettingsFormProps<Values> {
  title: string
  /** The page's heading already is the title. */
  isWholePage?: boolean
  intro?: string
  values: Values
  validate: (values: Values) => object
  save: (typed: Values) => Promise<unknown>
  saved: string
  onStale: () => void
  children: (typed: Values) => ReactNode
}

/** Keeps the input if someone else has saved. */
export const SettingsForm = <Values extends object>(props: SettingsFormProps<Values>) => {
  const { title, isWholePage, intro, values, validate, save, saved, onStale, children } = props
  const name = title.charAt(0) + title.slice(1).toLowerCase()
  const send = async (typed: Values) => {
    try {
      await save(typed)
    } catch (error) {
      return reportSaveFailure(error, `${name} not saved`, onStale)
    }
    toast({ title: `${name} saved`, description: saved, type: 'success' })
    return undefined
  }
  return (
    <section className="admin-panel" aria-label={title}>
      {!isWholePage && (
        <Heading as="h2" size="lg" mb={intro ? '1' : '3'}>
          {title}
        </Heading>
      )}
      {intro && (
        <Text className="admin-small" mb="5">
          {intro}
        </Text>
      )}
      <AdminForm<Values>
        label={title}
        columns={2}
        onSubmit={send}
        validate={validate}
        initialValues={values}
        initialValuesEqual={isSame}
        keepDirtyOnReinitialize
      >
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
