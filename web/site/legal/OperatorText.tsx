import type { ReactNode } from 'react'
import { useLegalTextQuery, type LegalPage } from '../../graphql.generated.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { LegalText } from './LegalText.tsx'

interface OperatorTextProps {
  page: LegalPage
  title: string
  description: string
  path: string
  /** When the software's own text was changed last. */
  changedOn: string
  /** What stands below either text. */
  after?: ReactNode
  /** The software's own text. */
  children: ReactNode
}

/** "23 November 2026". */
const dayOf = (date: string) => new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A legal page: with the text that the operator wrote, or else that of the software. */
export const OperatorText = ({ page, changedOn, after, children, ...told }: OperatorTextProps) => {
  const isOwn = useConfig().ownTexts?.includes(page) ?? false
  const { data, loading } = useLegalTextQuery({ variables: { page }, skip: !isOwn })
  const own = isOwn ? data?.legalText : undefined
  const text = own ? (
    <div className="own-text" dangerouslySetInnerHTML={{ __html: own.contentHtml }} />
  ) : isOwn && loading ? (
    <p role="status">Loading…</p>
  ) : (
    children
  )
  return (
    <LegalText {...told} {...(isOwn && loading ? {} : { changedOn: own ? dayOf(own.changedOn) : changedOn })}>
      {text}
      {after}
    </LegalText>
  )
}
