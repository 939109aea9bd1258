import { Button } from '@chakra-ui/react'
import { useApolloClient } from '@apollo/client/react'
import { Form } from 'react-final-form'
import { mapsKeyword, mapsRadius, readRadius } from '../../../api/scraping/maps-search.rules.ts'
import { mapsRules } from '../../../api/scraping/scraping.rules.ts'
import { useScrapeMapsMutation } from '../../graphql.generated.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { getFieldErrors, getErrorMessage } from '../../ui/forms/server-errors.ts'
import { submitWith } from '../../ui/forms/submit-with.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { scheduleRefresh } from './runs/schedule-refresh.ts'

interface Values {
  location?: string
  radius?: string
  keyword?: string
}

/** Searches around one place. */
export const SingleMap = ({ isRunning }: { isRunning: boolean }) => {
  const client = useApolloClient()
  const [scrapeMaps] = useScrapeMapsMutation()
  const start = async ({ location = '', radius, keyword }: Values) => {
    try {
      const input = { location, radius: readRadius(radius), keyword: keyword ?? mapsKeyword }
      await scrapeMaps({ variables: { input } })
    } catch (error) {
      toast({
        title: 'Error',
        description: getErrorMessage(error, 'Failed to start scraping operation'),
        type: 'error',
      })
      return getFieldErrors(error)
    }
    toast({ title: 'Scraping started', description: `Searching Google Maps around ${location}.`, type: 'success' })
    scheduleRefresh(client)
    return undefined
  }
  return (
    <Form<Values>
      onSubmit={start}
      validate={validate(mapsRules)}
      initialValues={{ radius: String(mapsRadius.default), keyword: mapsKeyword }}
    >
      {({ handleSubmit, submitting }) => (
        <form
          noValidate
          className="admin-form"
          data-columns="2"
          aria-label="Search one place"
          onSubmit={(event) => void submitWith(handleSubmit)(event)}
        >
          <div className="admin-wide">
            <TextField name="location" label="Location" maxLength={100} />
          </div>
          <FormField name="radius" label="Radius (metres)" help={`From ${mapsRadius.min} to ${mapsRadius.max}.`}>
            {(control) => (
              <input
                {...control}
                type="number"
                min={mapsRadius.min}
                max={mapsRadius.max}
                step="1000"
                inputMode="numeric"
              />
            )}
          </FormField>
          <FormField name="keyword" label="Keyword">
            {(control) => <input {...control} maxLength={100} />}
          </FormField>
          <div className="admin-actions admin-wide">
            <Button type="submit" minH="11" disabled={isRunning} loading={submitting} loadingText="Starting…">
              Start Scraping
            </Button>
          </div>
        </form>
      )}
    </Form>
  )
}
