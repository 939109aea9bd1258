import { Form } from 'react-final-form'
import type { FormApi } from 'final-form'
import { businessRequestRules, type BusinessRequestValues } from '../../../api/registration/business-request.rules.ts'
import { useCreateListingRequestMutation } from './RequestListingForm.generated.ts'
import { Draft } from '../ui/Draft.tsx'
import { clearDraftAfter } from '../ui/form-draft.ts'
import { Honeypot, type HoneypotValues } from '../ui/Honeypot.tsx'
import { getFieldErrors, getErrorMessage } from '../../ui/forms/server-errors.ts'
import { submitWith } from '../../ui/forms/submit-with.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { traceForm } from '../ui/trace-form.ts'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { useOpenFor } from '../ui/use-open-for.ts'
import { validate } from '../../ui/forms/validate.ts'

type Values = BusinessRequestValues & HoneypotValues

const check = validate(businessRequestRules)

export const RequestListingForm = () => {
  const [createRequest] = useCreateListingRequestMutation()
  const openForMs = useOpenFor('request')
  const isHydrated = useHydrated() // until then, the browser would put the input in the page's address
  const send = async (values: Values, form: FormApi<Values>) => {
    try {
      const { input, context } = traceForm(values, openForMs())
      await createRequest({ variables: { input }, context })
    } catch (error) {
      toast({ title: 'Registration Failed', description: getErrorMessage(error), type: 'error' })
      return getFieldErrors(error)
    }
    toast({
      title: 'Registration Submitted',
      description: 'Thank you for your interest! We will contact you shortly.',
      type: 'success',
    })
    setTimeout(() => form.restart()) // the form cannot restart before this returns
  }
  return (
    <Form<Values> onSubmit={clearDraftAfter('request', send)} validate={check}>
      {({ handleSubmit, submitting }) => (
        <form
          className="card register-form"
          noValidate
          aria-label="Register Your Business"
          onSubmit={submitWith(handleSubmit)}
        >
          <TextField name="businessName" label="Business name" autoComplete="organization" maxLength={120} />
          <TextField name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
          <TextField name="phone" label="Phone" type="tel" autoComplete="tel" maxLength={40} />
          <Honeypot />
          <button type="submit" className="solid-button" disabled={submitting || !isHydrated}>
            {submitting ? 'Processing...' : 'Register Your Business'}
          </button>
          <Draft name="request" />
        </form>
      )}
    </Form>
  )
}
