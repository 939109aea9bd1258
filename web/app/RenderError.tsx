import { ButtonLink } from '../ui/ButtonLink.tsx'

/** Replaces a page that failed to render. */
export const RenderError = () => (
  <div className="container narrow nothing-here" role="alert">
    <h1 className="heading large">This page could not be shown</h1>
    <p>Sorry, something went wrong. Reload the page or go to the directory.</p>
    <ButtonLink to="/directory" reloadDocument>
      Browse the Directory
    </ButtonLink>
  </div>
)
