import type { PublicConfig } from '../../../api/pages/page.rules.ts'
import { treatmentQuestions } from './treatment-questions.ts'

type Site = Pick<PublicConfig, 'siteName' | 'siteUrl' | 'logoUrl' | 'email' | 'phone' | 'address' | 'social'>

export const homeData = ({ siteName, siteUrl, logoUrl, email, phone, address, social }: Site) => [
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: siteName,
    url: `${siteUrl}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': `${siteUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/directory?location={location}` },
      'query-input': 'required name=location',
    },
  },
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: siteName,
    url: `${siteUrl}/`,
    ...(logoUrl && { logo: siteUrl + logoUrl }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(address && { address: address.replace(/\n+/g, ', ') }),
    ...(social && { sameAs: Object.values(social) }),
  },
  {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: treatmentQuestions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
]
