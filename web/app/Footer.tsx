import { ConsentSettings } from '../site/consent/ConsentBanner.tsx'
import { Icon } from '../ui/kit/Icon.tsx'
import { MobileDisclosure } from '../ui/MobileDisclosure.tsx'
import { HydrateOnVisible } from '../ui/HydrateOnVisible.tsx'
import { useConfig } from '../ui/page/config.tsx'
import { PageLink } from '../ui/PageLink.tsx'

const groups = [
  {
    title: 'Quick Links',
    links: [
      ['Home', '/'],
      ['Search Directory', '/directory'],
      ['Top Rated Suppliers', '/directory?filter=top-rated'],
      ['Blog', '/blog'],
      ['For Businesses', '/register-business'],
      ['Contact', '/contact'],
    ],
  },
  {
    title: 'Popular Searches',
    links: [
      ['Blinds in London', '/directory?city=London&service=Blinds'],
      ['Curtains in Manchester', '/directory?city=Manchester&service=Curtains'],
      ['Venetian Blinds', '/directory?service=Venetian+Blinds'],
      ['Roman Blinds Installation', '/directory?service=Roman+Blinds+Installation'],
      ['Made to Measure Curtains', '/directory?service=Made+to+Measure+Curtains'],
      ['Vertical Blinds Repair', '/directory?service=Vertical+Blinds+Repair'],
    ],
  },
  {
    title: 'Resources',
    links: [
      ['Blog', '/blog'],
      ['Add Your Business', '/register-business'],
      ['Counties', '/counties'],
      ['Sitemap', '/sitemap'],
    ],
  },
] as const

const legal = [
  ['Privacy Policy', '/privacy-policy'],
  ['Terms of Service', '/terms-of-service'],
  ['Cookie Policy', '/cookie-policy'],
  ['Sitemap', '/sitemap'],
] as const

/** Once one social link is set, those without an address are hidden. */
const networks = [
  ['Facebook', 'facebook'],
  ['X', 'x'],
  ['Instagram', 'instagram'],
  ['LinkedIn', 'linkedin'],
] as const

export const Footer = () => {
  const { siteName, social } = useConfig()
  return (
    <HydrateOnVisible as="footer" className="site-footer" of={[siteName, social]}>
      <div className="container">
        <div className="footer-groups auto-grid">
          <div>
            <p className="heading small footer-name">{siteName}</p>
            <p className="muted small-text footer-tagline">
              The UK & Europe's leading directory for blind and curtain suppliers.
            </p>
            <ul className="row footer-social" aria-label="Social Networks">
              {networks.map(([name, icon]) => {
                const page = social?.[icon]
                if (social && !page) return null
                return (
                  <li key={name}>
                    <a
                      className="square"
                      href={page ?? '#main'}
                      aria-label={page ? name : `${name} (not linked yet)`}
                      rel="me"
                    >
                      <Icon name={icon} size={20} />
                    </a>
                  </li>
                )
              })}
            </ul>
          </div>
          {groups.map(({ title, links }) => (
            <nav key={title} className="fold-over-heading" aria-label={title}>
              <h2 className="heading tiny">{title}</h2>
              <MobileDisclosure label="Show" about={title}>
                <ul>
                  {links.map(([label, to]) => (
                    <li key={label}>
                      <PageLink className="touch small-text" to={to}>
                        {label}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </MobileDisclosure>
            </nav>
          ))}
        </div>
        <div className="row between footer-end">
          <p className="small-text muted">
            © {new Date().getFullYear()} {siteName}. All rights reserved.
          </p>
          <nav className="row" aria-label="Legal">
            <ConsentSettings />
            {legal.map(([label, to]) => (
              <PageLink key={to} className="touch small-text" to={to}>
                {label}
              </PageLink>
            ))}
          </nav>
        </div>
      </div>
    </HydrateOnVisible>
  )
}
