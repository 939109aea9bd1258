import { Text } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router'
import { legalPages, type LegalPageName } from '../../../api/office/legal/legal.rules.ts'
import { useEditedLegalTextQuery } from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import '../ui/admin.css'
import '../ui/forms/editor.css'
import { BuiltInText } from './BuiltInText.tsx'
import { LegalEditor } from './LegalEditor.tsx'
import './LegalTab.css'

const titles: Record<LegalPageName, string> = {
  PRIVACY: 'Privacy Policy',
  TERMS: 'Terms of Service',
  COOKIES: 'Cookie Policy',
}

/** /admin/legal edits the first legal page; &page={page} another. */
export const Component = () => {
  const [params] = useSearchParams()
  const page = legalPages.find((one) => one === params.get('page')) ?? 'PRIVACY'
  return (
    <>
      <Text color="fg.muted" mb="4" maxW="70ch">
        Each page has a text that came with the software and tells what it does. Write your own, and it stays as you
        leave it: what a later release changes in its own text is then yours to follow.
      </Text>
      <nav className="admin-actions legal-pages" aria-label="Page">
        {legalPages.map((one) => (
          <Link
            key={one}
            className="outline-button"
            to={`/admin/legal?page=${one}`}
            preventScrollReset
            aria-current={one === page ? 'page' : undefined}
          >
            {titles[one]}
          </Link>
        ))}
      </nav>
      <Edited key={page} page={page} title={titles[page]} />
    </>
  )
}

const Edited = ({ page, title }: { page: LegalPageName; title: string }) => {
  const { data, error, refetch } = useEditedLegalTextQuery({ variables: { page }, fetchPolicy: 'network-only' })
  const reload = () => void refetch()
  const text = data?.adminLegalText
  if (error && !text)
    return <Failed message="Failed to load the text. Please try again." error={error} onRetry={reload} />
  if (!text) return <PanelSkeleton height="480px" />
  return (
    <BuiltInText page={page}>
      {(builtIn) => <LegalEditor title={title} text={text} builtIn={builtIn} onStale={reload} />}
    </BuiltInText>
  )
}
