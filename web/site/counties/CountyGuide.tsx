import { plural } from '../../ui/thousands.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { MobileDisclosure, Fold } from '../../ui/MobileDisclosure.tsx'
import { installationTime, type GuideContent, getCountyQuestions } from './county-questions.ts'
import type { ShownCounty } from './county-types.ts'
import { cityKey } from './county-name.ts'
import { PageLink } from '../../ui/PageLink.tsx'

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
    <section aria-labelledby="guide">
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
    </section>
    <section aria-labelledby="seasons">
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
    </section>
    <section aria-label="Styles, materials and weather" className="county-lists">
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
    </section>
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

export const CountyAdvice = ({ county: { name, advice } }: { county: Pick<ShownCounty, 'name' | 'advice'> }) => (
  <section aria-labelledby="advice">
    <h2 className="heading" id="advice">
      Expert Advice for {name}
    </h2>
    <MobileDisclosure label="Read the advice">
      <div className="county-advice">
        {advice.map(({ title, content, tags }) => (
          <article key={title}>
            <h3>{title}</h3>
            <p>{content}</p>
            <ul className="badges" aria-label="Topics">
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </article>
        ))}
        <aside aria-labelledby="why-advice">
          <h3 id="why-advice">Why Expert Advice Matters</h3>
          <p>
            Made-to-measure window dressings have to be right first time. A fitter who knows homes in {name} spots what
            a tape measure misses: the uneven reveal, the awkward handle, the morning sun.
          </p>
        </aside>
      </div>
    </MobileDisclosure>
  </section>
)

export const CountyQuestions = ({ name, guide }: { name: string; guide: GuideContent }) => (
  <section aria-labelledby="questions">
    <h2 className="heading" id="questions">
      Frequently Asked Questions
    </h2>
    {getCountyQuestions(name, guide).map(({ question, answer }) => (
      <Fold key={question} className="county-fold" group="questions" name={question} summary={<h3>{question}</h3>}>
        <p>{answer}</p>
      </Fold>
    ))}
  </section>
)

const maxLinks = 20

interface MajorCitiesProps {
  guide: GuideContent
  county: Pick<ShownCounty, 'urlName' | 'topSuppliers' | 'cities'>
}

/** The browser's own accordion, which works without JavaScript. */
export const MajorCities = ({ guide: { cities }, county }: MajorCitiesProps) => (
  <section aria-labelledby="cities">
    <h2 className="heading" id="cities">
      Major Cities
    </h2>
    {cities.map(({ city, content }) => (
      <Fold key={city} className="county-fold" group="cities" name={city} summary={<h3>{city}</h3>}>
        <p>{content}</p>
        <CityLinks city={city} county={county} />
      </Fold>
    ))}
  </section>
)

const CityLinks = ({ city, county }: { city: string; county: MajorCitiesProps['county'] }) => {
  const isHere = (one: { city: string | null }) => cityKey(one.city) === cityKey(city)
  const links = county.topSuppliers.filter(isHere).slice(0, maxLinks)
  const { urlName, supplierCount } = county.cities.find(isHere) ?? { urlName: '', supplierCount: links.length }
  if (supplierCount === 0) return null
  return (
    <>
      {links.length > 0 && <h4>Suppliers in {city}</h4>}
      <ul>
        {links.map(({ id, name }) => (
          <li key={id}>
            <PageLink to={`/suppliers/${id}`}>
              <bdi>{name}</bdi>
            </PageLink>
          </li>
        ))}
        {supplierCount > links.length && (
          <li>
            <PageLink to={`/counties/${county.urlName}/${urlName}`}>
              {`${links.length > 0 ? 'All ' : ''}${plural(supplierCount, 'supplier')} in ${city}`}
            </PageLink>
          </li>
        )}
      </ul>
    </>
  )
}
