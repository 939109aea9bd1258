import { Icon } from '../ui/Icon.tsx'
import { useLater } from '../ui/use-later.ts'

interface WriteReviewProps {
  supplierId: string
  supplierName: string
}

/** Opens the review form; its code is loaded only then. */
export const WriteReview = (props: WriteReviewProps) => {
  const { part: ReviewForm, open } = useLater(async () => (await import('./ReviewForm.tsx')).ReviewForm)
  if (ReviewForm) return <ReviewForm {...props} />
  return (
    <button type="button" className="solid-button compact needs-script" onClick={open}>
      <Icon name="edit" /> Write a Review
    </button>
  )
}
