import type { ApolloClient } from '@apollo/client'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import type { LegalPage } from '../../schema.generated.ts'
import { dayText } from '../../ui/day-text.ts'
import { Failed } from '../../ui/Failed.tsx'
import { useConfig } from '../../ui/page/config.tsx'
import type { LoadArgs } from '../../ui/page/screen.ts'
import { useConsent } from '../consent/consent.ts'
import { CookiesText } from './CookiesText.tsx'
import { LegalArticle } from './LegalArticle.tsx'
import { LegalTextDocument, useLegalTextQuery } from './LegalText.generated.ts'
import { PrivacyText } from './PrivacyText.tsx'
import { TermsText } from './TermsText.tsx'

interface ShownPage {
  page: LegalPage
  title: string
  describe: (siteName: string) => string
  /** The last change of the built-in text. */
  changedOn: string
  Text: ComponentType
}

const pages: Record<string, ShownPage> = {
  '/privacy-policy': {
    page: 'PRIVACY',
    title: 'Privacy Policy',
    describe: (siteName) => `What ${siteName} stores about visitors, reviewers and suppliers, why, and for how long.`,
    changedOn: '27 November 2026',
    Text: PrivacyText,
  },
  '/terms-of-service': {
    page: 'TERMS',
    title: 'Terms of Service',
    describe: (siteName) => `The terms of using ${siteName} for visitors, reviewers and listed businesses.`,
    changedOn: '20 November 2026',
    Text: TermsText,
  },
  '/cookie-policy': {
    page: 'COOKIES',
    title: 'Cookie Policy',
    describe: (siteName) => `What ${siteName} stores in your browser, and how to refuse advertising cookies.`,
    changedOn: '20 November 2026',
    Text: CookiesText,
  },
}

const toPath = (pathname: string) => decodeURIComponent(pathname).toLowerCase().replace(/\/$/, '')

export const load = async (client: ApolloClient, { request }: LoadArgs) => {
  const { page } = pages[toPath(new URL(request.url).pathname)]!
  await client.query({ query: LegalTextDocument, variables: { page } })
  return null
}

/** The operator's text replaces the built-in one. */
export const Component = () => {
  const path = toPath(useLocation().pathname)
  const { page, title, describe, changedOn, Text } = pages[path]!
  const { siteName, ownTexts = [] } = useConfig()
  const isOwn = ownTexts.includes(page)
  const { data, loading, error, refetch } = useLegalTextQuery({ variables: { page }, skip: !isOwn })
  const isMissing = isOwn && !data
  const own = isOwn ? data?.legalText : undefined
  return (
    <LegalArticle
      title={title}
      description={describe(siteName)}
      path={path}
      {...(isMissing ? {} : { changedOn: own ? dayText(own.changedOn) : changedOn })}
    >
      {own ? (
        <div className="scroll-table" dangerouslySetInnerHTML={{ __html: own.contentHtml }} />
      ) : isMissing && error && !loading ? (
        <Failed message="The text could not be loaded. Please try again." error={error} onRetry={refetch} />
      ) : isMissing ? (
        <p role="status">Loading…</p>
      ) : (
        <Text />
      )}
      {page === 'COOKIES' && <YourChoice />}
    </LegalArticle>
  )
}

const YourChoice = () => {
  const { choice, choose } = useConsent()
  return (
    <>
      <h2>Your choice</h2>
      <p>
        {choice === 'accepted'
          ? 'You have accepted advertising cookies.'
          : choice === 'refused'
            ? 'You have refused advertising cookies.'
            : 'You haven’t chosen yet, so advertising cookies are off.'}
      </p>
      <p style={{ display: 'flex', gap: 12 }}>
        <button type="button" className="outline-button" onClick={() => choose('refused')}>
          Refuse
        </button>
        <button type="button" className="outline-button" onClick={() => choose('accepted')}>
          Accept
        </button>
      </p>
      <p>
        You can also delete and block cookies in your browser; its help pages explain how. This site still works if you
        do.
      </p>
    </>
  )
}
