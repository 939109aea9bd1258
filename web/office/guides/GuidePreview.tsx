import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useFormState } from 'react-final-form'
import type { GuideText } from '../../../api/counties/guides/guide.rules.ts'
import { CountyAdvice } from '../../site/counties/CountyAdvice.tsx'
import { CountyGuide } from '../../site/counties/CountyGuide.tsx'
import { MajorCities } from '../../site/counties/MajorCities.tsx'
import '../../site/counties/CountyPage.css'
import './Guides.css'

/** Updates while the guide is being written. */
export const GuidePreview = ({ name }: { name: string }) => {
  const [isShown, setShown] = useState(false)
  return (
    <div className="guide-preview-frame">
      <Button variant="outline" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? 'Close the Preview' : 'Preview'}
      </Button>
      {isShown && <Shown name={name} />}
    </div>
  )
}

const Shown = ({ name }: { name: string }) => {
  const guide = useFormState<GuideText>({ subscription: { values: true } }).values
  return (
    <section className="guide-preview county-page" aria-label="Preview">
      <p className="county-description">{guide.description}</p>
      {guide.advice.length > 0 && <CountyAdvice county={{ name, advice: guide.advice }} />}
      <CountyGuide name={name} guide={guide} />
      <MajorCities guide={guide} county={{ urlName: '', topSuppliers: [], cities: [] }} />
    </section>
  )
}
