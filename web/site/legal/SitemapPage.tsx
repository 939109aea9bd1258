import { LegalArticle } from './LegalArticle.tsx'
import { PageLink } from '../../ui/PageLink.tsx'

const groups = [
  {
    title: 'Find a supplier',
    links: [
      ['Home', '/'],
      ['Search the directory', '/directory'],
      ['Blinds', '/directory?service=blinds'],
      ['Curtains', '/directory?service=curtains'],
      ['Shutters', '/directory?service=shutters'],
      ['Installation', '/directory?service=installation'],
      ['Repairs', '/directory?service=repairs'],
      ['Custom designs', '/directory?service=custom'],
      ['Suppliers on a map', '/map'],
      ['All counties', '/counties'],
    ],
  },
  { title: 'Read', links: [['Blog', '/blog']] },
  {
    title: 'For businesses',
    links: [
      ['Register your business', '/register-business'],
      ['Contact', '/contact'],
      ['Partners and developers', '/partners'],
      ['A list of suppliers for your page', '/partners/widget'],
    ],
  },
  {
    title: 'About this site',
    links: [
      ['Privacy policy', '/privacy-policy'],
      ['Terms of service', '/terms-of-service'],
      ['Cookie policy', '/cookie-policy'],
    ],
  },
] as const

/** For people; search engines read /sitemap.xml. */
export const Component = () => (
  <LegalArticle title="Sitemap" description="Every part of the directory on one page." path="/sitemap">
    {groups.map(({ title, links }) => (
      <section key={title}>
        <h2>{title}</h2>
        <ul className="columns">
          {links.map(([label, to]) => (
            <li key={to}>
              <PageLink className="touch text-link" to={to}>
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </LegalArticle>
)
