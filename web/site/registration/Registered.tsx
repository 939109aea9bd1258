import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ReviewTime } from '../ui/ReviewTime.tsx'

export const Registered = ({ reference }: { reference: string }) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className="registered">
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
      <p className="muted">Your listing appears in the directory once it has been approved.</p>
      <ButtonLink to="/">Return to Homepage</ButtonLink>
    </div>
  )
}
