import { Icon } from '../../ui/kit/Icon.tsx'
import { MobileDisclosure } from '../../ui/MobileDisclosure.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { installationTime, type GuideContent } from './county-questions.ts'

const seasons = [
  ['spring', 'Spring', 'flower'],
  ['summer', 'Summer', 'sun'],
  ['autumn', 'Autumn', 'leaf'],
  ['winter', 'Winter', 'snowflake'],
] as const

interface CountyGuideProps {
  name: string
  lead?: string | null
  guide: GuideContent
}

export const CountyGuide = ({ name, lead, guide }: CountyGuideProps) => (
  <>
    <HydrateOnVisible as="section" aria-labelledby="guide" of={[name, lead, guide]}>
      <h2 className="heading" id="guide">
        About Blinds & Curtains in {name}
      </h2>
      {lead && <p className="county-description">{lead}</p>}
      <MobileDisclosure label="Read the local guide">
        <div className="county-panel county-about">
          <div>
            <h3>
              <Icon name="home" /> Homes in {name}
            </h3>
            <Html html={guide.overviewHtml} />
          </div>
          <div>
            <h3>
              <Icon name="ruler" /> Buying Guide
            </h3>
            <Html html={guide.buyingGuideHtml} />
            <p>
              <Icon name="clock" /> <strong>{installationTime}</strong>
            </p>
          </div>
        </div>
      </MobileDisclosure>
    </HydrateOnVisible>
    <HydrateOnVisible as="section" aria-labelledby="seasons" of={guide}>
      <h2 className="heading" id="seasons">
        Seasonal Guide
      </h2>
      <MobileDisclosure label="Spring, summer, autumn, winter">
        <div className="county-seasons">
          {seasons.map(([season, label, icon]) => (
            <div key={season} className="county-panel">
              <h3>
                <Icon name={icon} /> {label}
              </h3>
              <p>{guide.seasonalRecommendations[season]}</p>
            </div>
          ))}
        </div>
      </MobileDisclosure>
    </HydrateOnVisible>
    <HydrateOnVisible as="section" aria-label="Styles, materials and weather" className="county-lists" of={guide}>
      <List title="Popular Styles" icon="palette" items={guide.localTrends} />
      <List title="Recommended Materials" icon="tag" items={guide.localMaterials} />
      <div className="county-panel fold-over-heading">
        <h2>
          <Icon name="rain" /> Weather Considerations
        </h2>
        <MobileDisclosure label="Show" about="Weather Considerations">
          <p>{guide.weatherConsiderations}</p>
        </MobileDisclosure>
      </div>
    </HydrateOnVisible>
  </>
)

/** Sanitised by the server. */
const Html = ({ html }: { html: string }) => <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />

const List = ({ title, icon, items }: { title: string; icon: string; items: string[] }) => (
  <div className="county-panel fold-over-heading">
    <h2>
      <Icon name={icon} /> {title}
    </h2>
    <MobileDisclosure label="Show" about={title}>
      <ul className="county-ticks">
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" /> {item}
          </li>
        ))}
      </ul>
    </MobileDisclosure>
  </div>
)
