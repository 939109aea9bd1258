import { plural } from '../../../api/text/plural.rules.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { MobileDisclosure, Fold } from '../../ui/MobileDisclosure.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { installationTime, type GuideContent, getCountyQuestions } from './county-questions.ts'
import { CountySection } from './CountySection.tsx'
import type { ShownCounty } from './county-types.ts'
import { cityKey } from './county-name.ts'
import { PageLink } from '../../ui/PageLink.tsx'

const seasons = [
  ['spring', 'Spring', 'flower'],
  ['summer', 'Summer', 'sun'],
  ['autumn', 'Autumn', 'leaf'],
  ['winter', 'Winter', 'snowflake'],
] as const

export const CountyGuide = ({ name, lead, guide }: { name: string; lead?: string | null; guide: GuideContent }) => (
  <>
    <CountySection id="guide" title={`About Blinds & Curtains in ${name}`} of={[name, lead, guide]}>
      {lead && <p className="county-description">{lead}</p>}
      <MobileDisclosure label="Read the local guide">
        <div className="card flat auto-grid county-about">
          <div>
            <h3 className="heading small">
              <Icon name="home" /> Homes in {name}
            </h3>
            <Html html={guide.overviewHtml} />
          </div>
          <div>
            <h3 className="heading small">
              <Icon name="ruler" /> Buying Guide
            </h3>
            <Html html={guide.buyingGuideHtml} />
            <p>
              <Icon name="clock" /> <strong>{installationTime}</strong>
            </p>
          </div>
        </div>
      </MobileDisclosure>
    </CountySection>
    <CountySection id="seasons" title="Seasonal Guide" of={guide}>
      <MobileDisclosure label="Spring, summer, autumn, winter">
        <div className="auto-grid">
          {seasons.map(([season, label, icon]) => (
            <div key={season} className="card flat">
              <h3 className="heading small">
                <Icon name={icon} /> {label}
              </h3>
              <p>{guide.seasonalRecommendations[season]}</p>
            </div>
          ))}
        </div>
      </MobileDisclosure>
    </CountySection>
    <HydrateOnVisible
      as="section"
      aria-label="Styles, materials and weather"
      className="county-lists auto-grid"
      of={guide}
    >
      <List title="Popular Styles" icon="palette" items={guide.localTrends} />
      <List title="Recommended Materials" icon="tag" items={guide.localMaterials} />
      <div className="card flat fold-over-heading">
        <h2 className="heading small">
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
  <div className="card flat fold-over-heading">
    <h2 className="heading small">
      <Icon name={icon} /> {title}
    </h2>
    <MobileDisclosure label="Show" about={title}>
      <ul className="county-ticks accent-icons">
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" /> {item}
          </li>
        ))}
      </ul>
    </MobileDisclosure>
  </div>
)

export const CountyAdvice = ({ county: { name, advice } }: { county: Pick<ShownCounty, 'name' | 'advice'> }) => (
  <CountySection id="advice" title={`Expert Advice for ${name}`} of={[name, advice]}>
    <MobileDisclosure label="Read the advice">
      <div className="county-advice auto-grid">
        {advice.map(({ title, content, tags }) => (
          <article key={title} className="card flat">
            <h3 className="heading small">{title}</h3>
            <p>{content}</p>
            <ul className="badges" aria-label="Topics">
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </article>
        ))}
        <aside className="card flat" aria-labelledby="why-advice">
          <h3 className="heading small" id="why-advice">
            Why Expert Advice Matters
          </h3>
          <p>
            Made-to-measure window dressings have to be right first time. A fitter who knows homes in {name} spots what
            a tape measure misses: the uneven reveal, the awkward handle, the morning sun.
          </p>
        </aside>
      </div>
    </MobileDisclosure>
  </CountySection>
)

export const CountyQuestions = ({ name, guide }: { name: string; guide: GuideContent }) => (
  <CountySection id="questions" title="Frequently Asked Questions" of={[name, guide]}>
    {getCountyQuestions(name, guide).map(({ question, answer }) => (
      <Fold key={question} className="fold" group="questions" name={question} summary={<h3>{question}</h3>}>
        <p>{answer}</p>
      </Fold>
    ))}
  </CountySection>
)

const maxLinks = 20

interface MajorCitiesProps {
  guide: GuideContent
  county: Pick<ShownCounty, 'urlName' | 'topSuppliers' | 'cities'>
}

/** The browser's own accordion, which works without JavaScript. */
export const MajorCities = ({ guide: { cities }, county }: MajorCitiesProps) => {
  const shown = cities.map(({ city, content }) => {
    const isHere = (one: { city: string | null }) => cityKey(one.city) === cityKey(city)
    const links = county.topSuppliers.filter(isHere).slice(0, maxLinks)
    const { urlName, supplierCount } = county.cities.find(isHere) ?? { urlName: '', supplierCount: links.length }
    return {
      city,
      content,
      links: links.map(({ id, name }) => ({ id, name })),
      more:
        supplierCount > links.length ? { path: `/counties/${county.urlName}/${urlName}`, supplierCount } : undefined,
    }
  })
  return (
    <CountySection id="cities" title="Major Cities" of={shown}>
      {shown.map((city) => (
        <City key={city.city} {...city} />
      ))}
    </CountySection>
  )
}

interface CityProps {
  city: string
  content: string
  links: readonly { id: string; name: string }[]
  /** Undefined if all suppliers are listed. */
  more: { path: string; supplierCount: number } | undefined
}

const City = ({ city, content, links, more }: CityProps) => (
  <Fold className="fold" group="cities" name={city} summary={<h3>{city}</h3>}>
    <p>{content}</p>
    {links.length > 0 && <h4 className="muted small-text">Suppliers in {city}</h4>}
    {(links.length > 0 || more) && (
      <ul className="row">
        {links.map(({ id, name }) => (
          <li key={id}>
            <PageLink className="touch text-link" to={`/suppliers/${id}`}>
              <bdi>{name}</bdi>
            </PageLink>
          </li>
        ))}
        {more && (
          <li>
            <PageLink className="touch text-link" to={more.path}>
              {`${links.length > 0 ? 'All ' : ''}${plural(more.supplierCount, 'supplier')} in ${city}`}
            </PageLink>
          </li>
        )}
      </ul>
    )}
  </Fold>
)
