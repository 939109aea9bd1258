import { useFormState } from 'react-final-form'
import type { GuideText } from '../../../api/counties/guides/guide.rules.ts'
import { CountyAdvice, CountyGuide, MajorCities } from '../../site/counties/CountyGuide.tsx'
import { toDocument, toHtml } from '../rich-text/html.ts'

export const ShownGuide = ({ name }: { name: string }) => {
  const text = useFormState<GuideText>({ subscription: { values: true } }).values
  const [overviewHtml, buyingGuideHtml] = [text.overview, text.buyingGuide].map((html) => toHtml(toDocument(html)))
  const guide = { ...text, overviewHtml: overviewHtml!, buyingGuideHtml: buyingGuideHtml! }
  return (
    <section className="card flat county-page" aria-label="Preview">
      <p className="county-description">{guide.description}</p>
      {guide.advice.length > 0 && <CountyAdvice county={{ name, advice: guide.advice }} />}
      <CountyGuide name={name} guide={guide} />
      <MajorCities guide={guide} county={{ urlName: '', topSuppliers: [], cities: [] }} />
    </section>
  )
}
