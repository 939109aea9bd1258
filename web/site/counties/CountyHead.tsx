import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { breadcrumbData } from '../ui/Breadcrumbs.tsx'
import { thousands } from '../../ui/thousands.ts'
import { faqData, getCountyQuestions, type GuideContent } from './county-questions.ts'

interface CountyHeadProps {
  name: string
  /** Undefined while the page loads. */
  county?: { urlName: string; supplierCount: number; content: GuideContent | null }
}

export const getCountyCrumbs = (name: string) => [
  { label: 'Home', to: '/' },
  { label: 'Counties', to: '/counties' },
  { label: name },
]

/** A county's head; noindex without suppliers. */
export const CountyHead = ({ name, county }: CountyHeadProps) => {
  const { siteName, siteUrl } = useConfig()
  const count = county?.supplierCount ?? 0
  return (
    <Head
      title={`Blinds & Curtains Suppliers in ${name} | ${siteName}`}
      description={`Find trusted blinds, curtains and shutters suppliers in ${name}. Compare ${count > 1 ? `${thousands(count)} ` : ''}local suppliers by rating and reviews, with a guide to homes and windows in ${name}.`}
      keywords={`blinds ${name}, curtains ${name}, shutters ${name}, blind fitters ${name}, made to measure curtains ${name}`}
      {...(county
        ? { canonicalPath: `/counties/${county.urlName}`, picture: `county/${county.urlName}`, noIndex: count === 0 }
        : {})}
      structuredData={[
        breadcrumbData(getCountyCrumbs(name), siteUrl),
        ...(county?.content ? [faqData(getCountyQuestions(name, county.content))] : []),
      ]}
    />
  )
}
