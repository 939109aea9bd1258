import { useRef, useState, useContext, useId, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { Form, useField } from 'react-final-form'
import type { RegistrationStep } from '../../../api/registration/registration.rules.ts'
import { useCreateRegistrationMutation } from './RegistrationForm.generated.ts'
import { Draft } from '../ui/Draft.tsx'
import { Checking, FieldError, FormField, fieldMessage } from '../../ui/forms/FormField.tsx'
import { Honeypot } from '../ui/Honeypot.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { focusWrong, submitWith } from '../../ui/forms/submit-with.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { useRules } from '../ui/use-rules.ts'
import { useSending } from '../ui/use-sending.ts'
import { supplierCountries } from '../../../api/places/areas/country.rules.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { stepLabels, steps, type FormValues, registrationLabels } from './registration-steps.ts'
import { ServicesStep } from './ServicesStep.tsx'
import { toCountryCode, toServices } from './to-codes.ts'

/** A text field with its label of `registrationLabels`. */
const Text = (field: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField {...field} label={registrationLabels[field.name]!} />
)

const DetailsStep = () => (
  <div className="stack">
    <Text name="name" autoComplete="organization" maxLength={120} />
    <FormField
      name="description"
      label={registrationLabels.description!}
      help="Say what you make, sell or fit, and what you do best (20–2,000 characters)"
    >
      {(control) => <textarea {...control} rows={5} aria-required />}
    </FormField>
    <Text name="email" type="email" autoComplete="email" maxLength={254} help="Shown on your listing." />
    <Text name="phone" type="tel" autoComplete="tel" maxLength={40} help="Shown on your listing." />
    <Text name="website" type="url" autoComplete="url" maxLength={300} isOptional help="Optional." />
    <FormField
      name="openingHours"
      label={registrationLabels.openingHours!}
      help="Optional. For example: Mon-Fri 9-5; Sat 10-4."
    >
      {(control) => <textarea {...control} rows={2} />}
    </FormField>
  </div>
)

const ContactStep = () => (
  <div className="stack">
    <Text name="address" autoComplete="address-line1" maxLength={300} help="Building number and street" />
    <div className="auto-grid">
      <Text name="city" autoComplete="address-level2" maxLength={100} />
      <Text name="county" autoComplete="address-level1" maxLength={100} />
      <Text name="postcode" autoComplete="postal-code" maxLength={20} />
      <FormField name="country" label={registrationLabels.country!}>
        {(control) => (
          <select {...control} autoComplete="country-name">
            {supplierCountries.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </select>
        )}
      </FormField>
    </div>
    <Text
      name="contactEmail"
      type="email"
      maxLength={254}
      isOptional
      help="Optional. We’ll use this to contact you about your listing. It won’t be published."
    />
    <AcceptField name="terms" link="terms and conditions" to="/terms-of-service" />
    <AcceptField name="privacy" link="privacy policy" to="/privacy-policy" />
  </div>
)

interface AcceptFieldProps {
  name: string
  /** The link opens a new tab, so that the form stays. */
  link: string
  to: string
}

const AcceptField = ({ name, link, to }: AcceptFieldProps) => {
  const {
    input: { value: _value, ...input },
    meta,
  } = useField<boolean>(name, { type: 'checkbox' })
  const message = fieldMessage(meta, useContext(Checking))
  const id = useId()
  return (
    <div>
      <div className="form-choice">
        <input
          {...input}
          id={id}
          aria-required
          aria-invalid={Boolean(message)}
          aria-describedby={message ? `${id}-text` : undefined}
        />
        <label htmlFor={id}>
          I accept the{' '}
          <a href={to} target="_blank" rel="noopener">
            {link}
          </a>
        </label>
      </div>
      <FieldError id={`${id}-text`} message={message} />
    </div>
  )
}

const empty: Partial<FormValues> = { country: 'United Kingdom', services: [] }
const content: Record<RegistrationStep, React.ReactNode> = {
  details: <DetailsStep />,
  services: <ServicesStep />,
  contact: <ContactStep />,
}

const readRules = () => import('./check-registration.ts')

/** The tab keeps the input. */
export const RegistrationForm = ({ onSent }: { onSent: (reference: string) => void }) => {
  const [register] = useCreateRegistrationMutation()
  const { submit } = useSending('registration', 'Registration Failed')
  const { rules, load } = useRules(readRules)
  const element = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState<RegistrationStep>('details')
  const [tried, setTried] = useState<ReadonlySet<RegistrationStep>>(new Set())

  const send = async ({ terms: _terms, privacy: _privacy, country, services, ...values }: FormValues) => {
    let reference = ''
    const wrong = await submit(values, async (input, context) => {
      const codes = { country: toCountryCode(country), services: toServices(services) }
      const { data } = await register({ variables: { input: { ...input, ...codes } }, context })
      reference = data?.createRegistration?.registration?.reference ?? ''
    })
    if (wrong) {
      setStep(rules?.findStep(wrong) ?? 'contact')
      return wrong
    }
    toast({
      title: 'Registration Submitted',
      description: 'Thank you for your interest! We will contact you shortly.',
      type: 'success',
    })
    onSent(reference)
    return undefined
  }

  /** Goes forward only past valid steps. */
  const goTo = (wanted: RegistrationStep, values: object, by = rules): boolean => {
    const wrong = by?.findFirstWrong(steps.slice(0, steps.indexOf(wanted)), values)
    setStep(wrong ?? wanted)
    if (!wrong) return true
    setTried(new Set([...tried, wrong]))
    if (element.current) focusWrong(element.current)
    return false
  }
  const show = (wanted: RegistrationStep, values: object): boolean => {
    if (!load) return goTo(wanted, values)
    void load().then((loaded) => goTo(wanted, values, loaded))
    return false
  }
  const move = async (by: 1 | -1, values: object) => {
    const loaded = load ? await load() : rules
    if (flushSync(() => goTo(steps[steps.indexOf(step) + by]!, values, loaded)))
      element.current?.querySelector<HTMLElement>('.tab-panel:not([hidden]) :is(h2, input)')?.focus()
  }

  return (
    <Form<FormValues> onSubmit={send} validate={rules?.checkAll} initialValues={empty}>
      {({ handleSubmit, submitting = false, values, errors = {} }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is of a field in it
        <form
          ref={element}
          className="stack needs-code"
          noValidate
          aria-label="Register Your Business"
          onFocus={() => void load?.()}
          onSubmit={(event) => {
            if (step === 'contact') return void submitWith(handleSubmit, load)(event)
            event.preventDefault()
            void move(1, values)
          }}
        >
          <p className="muted small-text registration-step">
            Step {steps.indexOf(step) + 1} of {steps.length}
          </p>
          <Tabs
            label="Steps of the registration"
            shown={step}
            onShow={(wanted) => show(wanted as RegistrationStep, values)}
            tabs={steps.map((value) => ({
              value,
              label: stepLabels[value],
              content: <Checking value={tried.has(value) ? 'now' : 'change'}>{content[value]}</Checking>,
            }))}
          />
          <Honeypot />
          <StepButtons
            step={step}
            isSending={submitting}
            wrong={Object.keys(errors)}
            onPrevious={() => void move(-1, values)}
          />
          <Draft
            name="registration"
            step={step}
            onStep={(storedStep) => setStep(steps.find((one) => one === storedStep) ?? 'details')}
          />
        </form>
      )}
    </Form>
  )
}

interface StepButtonsProps {
  step: RegistrationStep
  isSending: boolean
  wrong: string[]
  onPrevious: () => void
}

/** Disabled until hydration, or the browser would put the answers in the address. */
const StepButtons = ({ step, isSending, wrong, onPrevious }: StepButtonsProps) => {
  const id = useId()
  const isHydrated = useHydrated()
  const isLast = step === 'contact'
  const missing =
    isLast && wrong.length > 0
      ? `Complete these first: ${wrong.map((name) => registrationLabels[name] ?? name).join(', ')}.`
      : ''
  return (
    <>
      <div className="row between step-buttons">
        {step !== 'details' && (
          <button type="button" className="outline-button" disabled={isSending} onClick={onPrevious}>
            Previous
          </button>
        )}
        <button
          key={isLast ? 'submit' : 'next'}
          type="submit"
          className="solid-button"
          disabled={isLast ? isSending || wrong.length > 0 : !isHydrated}
          aria-describedby={missing ? id : undefined}
        >
          {!isLast ? 'Next' : isSending ? 'Submitting...' : 'Submit Registration'}
        </button>
      </div>
      {missing && (
        <p id={id} className="muted small-text registration-missing">
          {missing}
        </p>
      )}
    </>
  )
}
