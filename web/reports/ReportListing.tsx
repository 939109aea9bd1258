import { Icon } from '../ui/Icon.tsx'
import { useLater } from '../ui/use-later.ts'
import './ReportListing.css'

/** The button that opens the report form; the form's code is loaded only then. */
export const ReportListing = ({ supplierId }: { supplierId: string }) => {
  const { part: ReportForm, open, close } = useLater(async () => (await import('./ReportForm.tsx')).ReportForm)
  return (
    <div className="report-listing">
      <button
        type="button"
        className="needs-script"
        aria-expanded={Boolean(ReportForm)}
        onClick={ReportForm ? close : open}
      >
        <Icon name="flag" size={20} /> Report this listing
      </button>
      {ReportForm && (
        <div className="card flat">
          <ReportForm supplierId={supplierId} />
        </div>
      )}
    </div>
  )
}
