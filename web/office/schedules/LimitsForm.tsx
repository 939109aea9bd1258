import { Button, Heading } from '@chakra-ui/react'
import { useApolloClient } from '@apollo/client/react'
import { Form } from 'react-final-form'
import { scrapeLimitRules } from '../../../api/office/schedules/schedule.rules.ts'
import {
  useUpdateScrapeLimitsMutation,
  SchedulesDocument,
  type LimitsForm_LimitsFragment,
} from '../../graphql.generated.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { reportSaveFailure } from '../ui/forms/report-save-failure.ts'
import { submitWith } from '../../ui/forms/submit-with.ts'
import { thousands } from '../../ui/thousands.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { timeText } from './words.ts'

interface Values {
  quietFrom: string
  quietUntil: string
  monthlyRequests: string
}

const toInput = ({ quietFrom, quietUntil, monthlyRequests }: Values) => ({
  quietFrom: quietFrom || null,
  quietUntil: quietUntil || null,
  monthlyRequests: monthlyRequests.trim() ? Number(monthlyRequests) : null,
})
const rules = validate(scrapeLimitRules)
const check = (values: Values) => rules(toInput(values))

export const LimitsForm = ({ limits }: { limits: LimitsForm_LimitsFragment }) => {
  const { version, quietFrom, quietUntil, quietEndsAt, monthlyRequests, requestsThisMonth } = limits
  const [save] = useUpdateScrapeLimitsMutation({ refetchQueries: [SchedulesDocument] })
  const client = useApolloClient()
  const initial = {
    quietFrom: quietFrom ?? '',
    quietUntil: quietUntil ?? '',
    monthlyRequests: monthlyRequests === null ? '' : String(monthlyRequests),
  }
  const send = async (values: Values) => {
    try {
      await save({ variables: { input: { ...toInput(values), version } } })
    } catch (error) {
      return reportSaveFailure(
        error,
        'Limits not saved',
        () => void client.refetchQueries({ include: [SchedulesDocument] }),
      )
    }
    toast({ title: 'Limits saved', description: 'They apply from the next page on.', type: 'success' })
  }
  const isSpent = monthlyRequests !== null && requestsThisMonth >= monthlyRequests
  return (
    <section className="admin-panel schedule-limits" aria-labelledby="limits">
      <Heading as="h2" id="limits" size="md" mb="1">
        Limits for Every Scrape
      </Heading>
      <p className="admin-small">
        {quietEndsAt && <span>{`Quiet hours: scrapes resume ${timeText(quietEndsAt)}. `}</span>}
        <span>
          {`${thousands(requestsThisMonth)} paid requests to Google Places this month${isSpent ? ': the budget is used up, so this source is skipped until next month.' : '.'}`}
        </span>
      </p>
      <Form<Values> onSubmit={send} validate={check} initialValues={initial} keepDirtyOnReinitialize>
        {({ handleSubmit, submitting }) => (
          <form
            className="admin-form schedule-limit-fields"
            noValidate
            aria-label="Limits"
            onSubmit={submitWith(handleSubmit)}
          >
            <FormField name="quietFrom" label="Quiet from" help="Scrapes pause during these hours.">
              {(control) => <input {...control} type="time" />}
            </FormField>
            <FormField name="quietUntil" label="Quiet until" help="Can be the next day.">
              {(control) => <input {...control} type="time" />}
            </FormField>
            <FormField name="monthlyRequests" label="Paid requests a month" help="Leave blank for no limit.">
              {(control) => <input {...control} type="text" inputMode="numeric" autoComplete="off" />}
            </FormField>
            <Button type="submit" minH="11" justifySelf="start" loading={submitting} loadingText="Saving…">
              Save Limits
            </Button>
          </form>
        )}
      </Form>
    </section>
  )
}
