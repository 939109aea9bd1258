import { useEffect, useRef } from 'react'
import { Form } from 'react-final-form'
import type { FormApi } from 'final-form'
import { businessRequestRules, type BusinessRequestValues } from '../../../api/registration/business-request.rules.ts'
import { useCreateListingRequestMutation } from './RequestListingForm.generated.ts'
import { Draft } from '../ui/Draft.tsx'
import { Honeypot } from '../ui/Honeypot.tsx'
import { submitWith } from '../../ui/forms/submit-with.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { useSending } from '../ui/use-sending.ts'
import { validate } from '../../ui/forms/validate.ts'

const check = validate(businessRequestRules)

export const RequestListingForm = () => {
  const [createRequest] = useCreateListingRequestMutation()
  const { submit } = useSending('request', 'Registration Failed')
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isHydrated || button.current?.dataset['awaited'] === undefined) return
    delete button.current.dataset['awaited']
    button.current.click()
  }, [isHydrated])
  const send = async (values: BusinessRequestValues, form: FormApi<BusinessRequestValues>) => {
    const wrong = await submit(values, (input, context) => createRequest({ variables: { input }, context }))
    if (wrong) return wrong
    toast({
      title: 'Registration Submitted',
      description: 'Thank you for your interest! We will contact you shortly.',
      type: 'success',
    })
    setTimeout(() => form.restart()) // the form cannot restart before this returns
    return undefined
  }
  return (
    <Form<BusinessRequestValues> onSubmit={send} validate={check}>
      {({ handleSubmit, submitting }) => (
        <form
          className="card stack needs-code"
          noValidate
          aria-label="Register Your Business"
          onSubmit={submitWith(handleSubmit)}
        >
          <TextField name="businessName" label="Business name" autoComplete="organization" maxLength={120} />
          <TextField name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
          <TextField name="phone" label="Phone" type="tel" autoComplete="tel" maxLength={40} />
          <Honeypot />
          <button
            ref={button}
            type={isHydrated ? 'submit' : 'button'} // else the browser would put the input in the page's address
            data-late={isHydrated ? undefined : ''}
            className="solid-button"
            disabled={submitting}
          >
            {submitting ? 'Processing...' : 'Register Your Business'}
          </button>
          <Draft name="request" />
        </form>
      )}
    </Form>
  )
}
