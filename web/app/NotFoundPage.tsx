import { ButtonLink } from '../ui/ButtonLink.tsx'
import { useConfig } from '../page/config.tsx'
import { Head } from '../page/Head.tsx'
import { useServerAnswer } from '../page/use-server-answer.ts'

export const NotFoundPage = () => {
  const { siteName } = useConfig()
  useServerAnswer()
  return (
    <div className="container narrow nothing-here">
      <Head title={`404 Page Not Found | ${siteName}`} description="There is no page at this address." noIndex />
      <h1 className="heading huge">404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
      <ButtonLink to="/directory">Browse the Directory</ButtonLink>
    </div>
  )
}
