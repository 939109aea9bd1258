import { useState, useEffect, useRef } from 'react'
import { Head } from '../../ui/page/Head.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ReviewTime } from '../ui/ReviewTime.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import { NeedsCode } from './NeedsCode.tsx'
import './RegisterPage.css'

export const Component = () => {
  const [reference, setReference] = useState<string>()
  return (
    <div className="container">
      <Head
        title="Register Your Business"
        description="List your blind, curtain or shutter business free of charge. We review every registration within 1-2 business days."
        keywords="list blinds business, curtain supplier directory, register shutter fitter"
        canonicalPath="/register-business"
      />
      <Breadcrumbs crumbs={[{ label: 'For Businesses' }]} />
      {reference !== undefined ? (
        <Registered reference={reference} />
      ) : (
        <>
          <h1 className="page-title below-crumbs">Register Your Business</h1>
          <p className="lead">
            Tell us who you are, what you offer and where you are. We review it within <ReviewTime />, then publish your
            listing.
          </p>
          <div className="form-page stack">
            <div className="card">
              <NeedsCode />
              <RegistrationForm onSent={setReference} />
            </div>
            <Benefits />
          </div>
        </>
      )}
    </div>
  )
}

const benefits = [
  {
    icon: 'search',
    title: 'Be found nearby',
    text: 'Your listing appears in local searches, with the distance from the customer’s home.',
  },
  {
    icon: 'star',
    title: 'Earn trust with reviews',
    text: 'Customers describe their experience. We check every review before publishing it, and no one can pay to rank higher.',
  },
  {
    icon: 'tag',
    title: 'Free of charge',
    text: 'Registration and listing cost nothing. Tell us when something changes and we’ll update it.',
  },
]

const Benefits = () => (
  <HydrateOnVisible as="section" className="benefits accent-icons" aria-labelledby="benefits-title">
    <h2 className="heading" id="benefits-title">
      Why register?
    </h2>
    <ul>
      {benefits.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} size={24} />
          <div>
            <h3>{title}</h3>
            <p className="muted small-text">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </HydrateOnVisible>
)

const Registered = ({ reference }: { reference: string }) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className="nothing-here">
      <h1 className="heading huge" ref={title} tabIndex={-1}>
        Registration Submitted
      </h1>
      <p>
        Thank you for registering your business. We review every registration within <ReviewTime />.
      </p>
      {reference && (
        <p>
          Your reference number is <strong>{reference}</strong>. Please quote it if you contact us.
        </p>
      )}
      <p>Your listing appears in the directory once it has been approved.</p>
      <ButtonLink to="/">Return to Homepage</ButtonLink>
    </div>
  )
}
