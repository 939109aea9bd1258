import { reportRules } from '../../../api/moderation/reports/report.rules.ts'
import type { CreateReportInput } from '../../schema.generated.ts'
import { useCreateReportMutation } from './ReportForm.generated.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { Options } from '../ui/Options.tsx'
import { SendForm } from '../ui/SendForm.tsx'
import { Sent } from '../ui/Sent.tsx'
import { useSending } from '../ui/use-sending.ts'
import { validate } from '../../ui/forms/validate.ts'

const reasons = [
  { value: 'CLOSED_DOWN', label: 'The business has closed down' },
  { value: 'WRONG_DETAILS', label: 'Some details are wrong' },
  { value: 'NOT_A_SUPPLIER', label: 'Not a supplier of blinds, curtains or shutters' },
  { value: 'UNFAIR_REVIEW', label: 'A review is false or unfair' },
  { value: 'OTHER', label: 'Something else' },
]

export const ReportForm = ({ supplierId }: { supplierId: string }) => {
  const draft = `report ${supplierId}`
  const [sendReport] = useCreateReportMutation()
  const { isSent, submit } = useSending(draft, 'Report Not Sent')
  if (isSent) return <Sent title="Thank you">We’ll check this listing.</Sent>
  return (
    <SendForm<Omit<CreateReportInput, 'supplierId'>>
      label="Report this listing"
      draft={draft}
      validate={validate(reportRules)}
      button="Send Report"
      onSubmit={(values) =>
        submit(values, (input, context) => sendReport({ variables: { input: { supplierId, ...input } }, context }))
      }
    >
      <FormField name="reason" label="What is wrong?">
        {(control) => (
          <select {...control}>
            <option value="">Please choose</option>
            <Options of={reasons} />
          </select>
        )}
      </FormField>
      <FormField name="details" label="Details" help="Tell us what’s wrong">
        {(control) => <textarea {...control} rows={3} />}
      </FormField>
      <FormField name="email" label="Your email (optional)" help="In case we have a question.">
        {(control) => <input {...control} type="email" maxLength={254} autoComplete="email" />}
      </FormField>
    </SendForm>
  )
}
