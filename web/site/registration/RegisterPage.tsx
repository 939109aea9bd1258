import { useState } from 'react'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { Breadcrumbs, breadcrumbData } from '../ui/Breadcrumbs.tsx'
import { ReviewTime } from '../ui/ReviewTime.tsx'
import { Benefits } from './Benefits.tsx'
import { Registered } from './Registered.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import { needsCode } from './needs-code.ts'
import './RegisterPage.css'

const crumbs = [{ label: 'Home', to: '/' }, { label: 'For Businesses' }]

export const Component = () => {
  const { siteName, siteUrl } = useConfig()
  const [reference, setReference] = useState<string>()
  return (
    <div className="container">
      <Head
        title={`Register Your Business | ${siteName}`}
        description="List your blind, curtain or shutter business free of charge. We look at every registration within 1-2 business days."
        keywords="list blinds business, curtain supplier directory, register shutter fitter"
        canonicalPath="/register-business"
        structuredData={[breadcrumbData(crumbs, siteUrl)]}
      />
      <Breadcrumbs crumbs={crumbs} />
      {reference !== undefined ? (
        <Registered reference={reference} />
      ) : (
        <>
          <h1 className="page-title below-crumbs">Register Your Business</h1>
          <p className="lead">
            Tell us who you are, what you offer and where you are. We review it within <ReviewTime />, then publish your
            listing.
          </p>
          <div className="registration">
            <div className="card">
              <p className="without-code-only">{needsCode}</p>
              <RegistrationForm onSent={setReference} />
            </div>
            <Benefits />
          </div>
        </>
      )}
    </div>
  )
}
