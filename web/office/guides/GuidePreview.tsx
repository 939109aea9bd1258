import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { createLazyComponent } from '../../ui/lazy-component.tsx'
import '../../site/counties/CountyPage.css'
import './Guides.css'

const ShownGuide = createLazyComponent(async () => (await import('./ShownGuide.tsx')).ShownGuide, {
  name: 'The preview',
})

export const GuidePreview = ({ name }: { name: string }) => {
  const [isShown, setShown] = useState(false)
  return (
    <div className="guide-preview-frame">
      <Button variant="outline" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? 'Close the Preview' : 'Preview'}
      </Button>
      {isShown && <ShownGuide name={name} />}
    </div>
  )
}
