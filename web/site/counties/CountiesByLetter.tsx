import type { ListedCounty } from './county-types.ts'
import type { Nation } from '../../graphql.generated.ts'
import { nationNames, suppliersText } from './county-name.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import './CountiesPage.css'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** Counties by first letter, with a bar of links to the letters. */
export const CountiesByLetter = ({ counties }: { counties: ListedCounty[] }) => {
  const groups = alphabet.map((letter) => ({
    letter,
    group: counties.filter(({ name }) => name.toUpperCase().startsWith(letter)),
  }))
  return (
    <section aria-labelledby="all-counties">
      <h2 className="heading" id="all-counties">
        All Counties A–Z
      </h2>
      <nav className="letters" aria-label="Counties by first letter">
        {groups.map(({ letter, group }) =>
          group.length ? (
            <a key={letter} href={`#letter-${letter}`}>
              {letter}
            </a>
          ) : (
            <span key={letter} aria-hidden="true">
              {letter}
            </span>
          ),
        )}
      </nav>
      {groups
        .filter(({ group }) => group.length)
        .map(({ letter, group }) => (
          <section key={letter} className="letter" aria-labelledby={`letter-${letter}`}>
            <h3 id={`letter-${letter}`}>{letter}</h3>
            <ul>
              {group.map((county) => (
                <li key={county.id}>
                  <CountyLink {...county} to={`/counties/${county.urlName}`} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </section>
  )
}

interface CountyLinkProps {
  to: string
  name: string
  country?: Nation | null
  supplierCount: number
}

export const CountyLink = ({ to, name, country, supplierCount }: CountyLinkProps) => (
  <PageLink to={to} className="county-link">
    <span>
      <strong>{name}</strong>
      {country && <small>{nationNames[country]}</small>}
    </span>
    <span className={supplierCount ? 'county-badge' : 'county-badge soon'}>
      {supplierCount ? suppliersText(supplierCount) : 'Coming soon'}
    </span>
  </PageLink>
)
