import { useState } from 'react'
import { Icon } from '../../ui/kit/Icon.tsx'
import { createLazyComponent } from '../../ui/lazy-component.tsx'
import './ReportListing.css'

const ReportForm = createLazyComponent(async () => (await import('./ReportForm.tsx')).ReportForm, {
  waiting: <p role="status">Loading the form…</p>,
  name: 'The form',
})

/** Loads the report form when pressed. */
export const ReportListing = ({ supplierId }: { supplierId: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="report-listing">
      <button type="button" className="needs-code" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="flag" size={20} /> Report this listing
      </button>
      {isOpen && (
        <div className="card flat">
          <ReportForm supplierId={supplierId} />
        </div>
      )}
    </div>
  )
}
