import { exportPath } from '../../api/transfer/export.rules.ts'

/** Fetches the whole directory as one file. A plain form, since the browser saves what is answered. */
export const ExportEverything = () => (
  <form method="post" action={exportPath} className="admin-panel upload">
    <h3 className="heading small">Export everything</h3>
    <p className="admin-small">
      All suppliers, reviews, posts, pictures and settings in one file, without passwords and keys. It holds private
      e-mail addresses. Into an empty site it is loaded at the server:{' '}
      <code>npm run import -- --everything directory.ndjson.gz</code>
    </p>
    <button type="submit" className="outline-button compact">
      Export everything
    </button>
  </form>
)
