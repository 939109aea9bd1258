import { Input } from '@chakra-ui/react'
import type { FormApi } from 'final-form'
import { Form } from 'react-final-form'
import { businessRequestRules } from '../../api/registration/business-request.rules.ts'
import { useRequestListingMutation, type BusinessRequestInput } from '../graphql.generated.ts'
import { focusFirstInvalid } from '../ui/focus-first-invalid.ts'
import { FormField } from '../ui/FormField.tsx'
import { LeaveEmpty } from '../ui/LeaveEmpty.tsx'
import { toast } from '../ui/toaster.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useSending } from '../ui/use-sending.ts'
import { validate } from '../ui/validate.ts'

const check = validate(businessRequestRules)

/** Business name, email and phone: enough to be called back about a listing. */
export const RequestListingForm = () => {
  const [requestListing] = useRequestListingMutation({ errorPolicy: 'all' })
  const { submit } = useSending()
  const isHydrated = useHydrated()
  const send = async (values: BusinessRequestInput, form: FormApi<BusinessRequestInput>) => {
    const errors = await submit({
      title: 'Registration Failed',
      usual: 'Something went wrong. Please try again.',
      send: (trace) => requestListing({ variables: { input: { ...values, ...trace } } }),
    })
    if (errors) return errors
    toast({ title: 'Registration Submitted', description: 'Thank you for your interest! We will contact you shortly.', type: 'success' })
    setTimeout(() => form.restart()) // the form is only free to start again once this has come back
  }
  return (
    <Form<BusinessRequestInput> onSubmit={send} validate={check}>
      {({ handleSubmit, submitting }) => {
        const submitForm = async (event: React.FormEvent<HTMLFormElement>) => {
          const form = event.currentTarget
          await handleSubmit(event)
          focusFirstInvalid(form)
        }
        return (
          <form className="register-form" noValidate aria-label="Register Your Business" onSubmit={(event) => void submitForm(event)}>
            <FormField name="businessName" label="Business name">
              {(control) => <Input {...control} aria-required autoComplete="organization" maxLength={120} />}
            </FormField>
            <FormField name="email" label="Email">
              {(control) => <Input {...control} aria-required type="email" autoComplete="email" maxLength={254} />}
            </FormField>
            <FormField name="phone" label="Phone">
              {(control) => <Input {...control} aria-required type="tel" autoComplete="tel" maxLength={40} />}
            </FormField>
            <LeaveEmpty />
            <button type="submit" className="solid-button" disabled={submitting || !isHydrated}>
              {submitting ? 'Processing...' : 'Register Your Business'}
            </button>
            <noscript><p>This form needs JavaScript, which is switched off in this browser.</p></noscript>
          </form>
        )
      }}
    </Form>
  )
}
