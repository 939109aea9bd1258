import type { ReactNode } from 'react'
import type { LegalPage } from '../../schema.generated.ts'
import { useLegalTextQuery } from './LegalText.generated.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { LegalText } from './LegalText.tsx'

interface OperatorTextProps {
  page: LegalPage
  title: string
  description: string
  path: string
  /** The last change of the built-in text. */
  changedOn: string
  after?: ReactNode
  children: ReactNode
}

const formatDay = (date: string) => new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The operator's text replaces the built-in one. */
export const OperatorText = ({ page, changedOn, after, children, ...textProps }: OperatorTextProps) => {
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
    <LegalText {...textProps} {...(isOwn && loading ? {} : { changedOn: own ? formatDay(own.changedOn) : changedOn })}>
      {text}
      {after}
    </LegalText>
  )
}
