import { Link } from 'react-router'
import { createLazyComponent } from '../../ui/lazy-component.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { NeedsCode } from './NeedsCode.tsx'
import '../../ui/forms/TextField.css'
import './RegisterBusiness.css'

/** The server renders it; its code loads when it becomes visible. */
const RequestListingForm = createLazyComponent(
  async () => (await import('./RequestListingForm.tsx')).RequestListingForm,
  {
    name: 'The form',
    onServer: import.meta.env.SSR ? (await import('./RequestListingForm.tsx')).RequestListingForm : undefined,
  },
)

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
        <HydrateOnVisible className="needs-code">
          <RequestListingForm />
        </HydrateOnVisible>
      </div>
    </div>
  </section>
)
