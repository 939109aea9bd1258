import { useState } from 'react'
import { Icon } from '../../ui/kit/Icon.tsx'
import { createLazyComponent } from '../../ui/lazy-component.tsx'

interface WriteReviewProps {
  supplierId: string
  supplierName: string
}

const ReviewForm = createLazyComponent(async () => (await import('./ReviewForm.tsx')).ReviewForm, {
  waiting: <p role="status">Loading the form…</p>,
  name: 'The form',
})

/** Opens the review form; its code is loaded only then. */
export const WriteReview = (props: WriteReviewProps) => {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <ReviewForm {...props} />
  return (
    <button type="button" className="solid-button compact needs-code" onClick={() => setOpen(true)}>
      <Icon name="edit" /> Write a Review
    </button>
  )
}
