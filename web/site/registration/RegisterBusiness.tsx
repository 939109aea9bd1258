import { lazy, Suspense, type ComponentType } from 'react'
import { Link } from 'react-router'
import { createLazyComponent } from '../../ui/lazy-component.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { saveDraft } from '../ui/form-draft.ts'
import { NeedsCode } from './NeedsCode.tsx'
import '../../ui/forms/TextField.css'
import './RegisterBusiness.css'

let arrive: (form: { default: ComponentType }) => void
const arrived = new Promise<{ default: ComponentType }>((done) => (arrive = done))
const RequestListingForm = import.meta.env.SSR
  ? (await import('./RequestListingForm.tsx')).RequestListingForm
  : lazy(() => arrived)

/** The server renders it. It stays, with what is typed, until its code arrives; React keeps an unchanged element. */
const form = (
  <Suspense>
    <RequestListingForm />
  </Suspense>
)

/** Its code loads when the form becomes visible. */
const FormCode = createLazyComponent(
  async () => {
    arrive({ default: (await import('./RequestListingForm.tsx')).RequestListingForm })
    return () => null
  },
  { name: 'The form' },
)

/** The form restores it. */
const saveInput = () => {
  const button = document.querySelector<HTMLButtonElement>('[data-late]')
  const input = [...new FormData(button?.form ?? undefined)].filter(([, value]) => value)
  if (input[0]) saveDraft('request', { values: Object.fromEntries(input) })
}
if (!import.meta.env.SSR) addEventListener('pagehide', saveInput)

const LateFormCode = () => useHydrated() && <FormCode />

export const RegisterBusiness = () => (
  <section className="register" id="register" aria-labelledby="register-title">
    <div className="container auto-grid register-inner">
      <div>
        <h2 className="heading large" id="register-title">
          Register Your Business
        </h2>
        <p>
          Do you make, sell, fit or repair blinds, curtains or shutters? Homeowners near you are looking. Leave a name,
          an email address and a number, and we will contact you about your listing.
        </p>
        <p>
          Have all your details to hand? <Link to="/register-business">Use the full form</Link>.
        </p>
      </div>
      <div>
        <NeedsCode />
        <HydrateOnVisible className="stack">
          <LateFormCode />
          {form}
        </HydrateOnVisible>
      </div>
    </div>
  </section>
)
