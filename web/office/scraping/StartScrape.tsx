import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { testSearch } from '../../../api/scraping/runs/test-search.rules.ts'
import { directoryRules } from '../../../api/scraping/scraping.rules.ts'
import { useRunScraperMutation, type ScrapeSource } from '../../graphql.generated.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { ApprovalNote } from './ApprovalNote.tsx'
import { useSources } from './runs/use-sources.ts'

interface Values {
  source: ScrapeSource
  directory?: string
}

const testSummary = `“${testSearch.what}” in ${testSearch.where}, one page of each source`

const getDirectories = ({ directory }: Partial<Values>) => (directory?.trim() ? [directory] : [])
const check = (values: Partial<Values>) => {
  const [message] = Object.values(validate(directoryRules)({ directories: getDirectories(values) }))
  return message ? { directory: message } : {}
}

/** Chooses the sources and starts a scrape or a test scrape. */
export const StartScrape = ({ isRunning }: { isRunning: boolean }) => {
  const { sources } = useSources()
  const [runScraper] = useRunScraperMutation()
  const [starting, setStarting] = useState<'test' | 'full'>()
  const start = async (values: Values, kind: 'test' | 'full') => {
    setStarting(kind)
    try {
      await runScraper({
        variables: {
          input: { source: values.source, isTest: kind === 'test', directories: getDirectories(values) },
        },
      })
      toast(
        kind === 'test'
          ? { title: 'Test scrape started', description: `Searches for ${testSummary}. Nothing is saved.` }
          : { title: 'Full scrape started', description: 'It keeps running if you leave this page.' },
      )
    } catch (error) {
      toast({
        title: kind === 'test' ? 'Failed to run test scrape' : 'Failed to run full scrape',
        description: getErrorMessage(error),
        type: 'error',
      })
    } finally {
      setStarting(undefined)
    }
  }
  return (
    <section className="admin-panel">
      <Form<Values> onSubmit={(values) => start(values, 'full')} validate={check} initialValues={{ source: 'ALL' }}>
        {({ handleSubmit, values, valid, form }) => (
          <form
            noValidate
            className="admin-form"
            data-columns="2"
            aria-label="Start a scrape"
            onSubmit={(event) => void handleSubmit(event)}
          >
            <FormField name="source" label="Source">
              {(control) => (
                <select {...control}>
                  {sources.flatMap(({ name, label, source }) =>
                    source
                      ? [
                          <option key={name} value={source}>
                            {label}
                          </option>,
                        ]
                      : [],
                  )}
                </select>
              )}
            </FormField>
            <FormField
              name="directory"
              label="Extra directory URL (optional)"
              help="A page in another directory that lists suppliers."
            >
              {(control) => <input {...control} type="url" inputMode="url" maxLength={500} />}
            </FormField>
            <div className="admin-actions admin-wide">
              <Button
                type="button"
                variant="outline"
                minH="11"
                disabled={isRunning}
                loading={starting === 'test'}
                loadingText="Starting…"
                onClick={() => (valid ? void start(values, 'test') : void form.submit())}
              >
                Run Test Scrape
              </Button>
              <Button
                type="submit"
                minH="11"
                disabled={isRunning}
                loading={starting === 'full'}
                loadingText="Starting…"
              >
                Run Full Scrape
              </Button>
            </div>
            <Text className="admin-small admin-wide">A test scrape asks for {testSummary}, and saves nothing.</Text>
            {isRunning && (
              <Text className="admin-small admin-wide">
                A scrape is running. You can start another when it finishes.
              </Text>
            )}
          </form>
        )}
      </Form>
      <ApprovalNote />
    </section>
  )
}
