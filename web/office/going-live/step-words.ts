import type { GoingLiveGap, GoingLiveStepKind } from '../../schema.generated.ts'

interface StepWords {
  label: string
  todo: string | Record<GoingLiveGap, string>
  found?: string
  links?: readonly { path: string; label: string }[]
  confirm?: string
}

export const stepWords: Record<GoingLiveStepKind, StepWords> = {
  ADDRESS: {
    label: 'The site’s address',
    todo: {
      NOT_SET:
        'Set SITE_URL on the server to the address that visitors will use, such as https://directory.example.com, then restart the site.',
      UNPROVEN: 'SITE_URL is set. Restart the site.',
      FAILING:
        'SITE_URL is set, but visitors cannot use this address. It must begin with https:// and have a public name, such as https://directory.example.com.',
    },
    found: 'Address',
  },
  NAME: {
    label: 'Name and contact',
    todo: 'Name the site and choose who receives visitors’ messages.',
    found: 'Found',
    links: [{ path: '/admin/site', label: 'Site Settings' }],
  },
  PASSWORD: {
    label: 'Passwords of administrators',
    todo: 'An administrator still has the password generated at the first start.',
    found: 'Accounts',
    links: [{ path: '/admin/account', label: 'My Account' }],
  },
  SECOND_FACTOR: {
    label: 'Second factors of administrators',
    todo: 'A password alone can be stolen, so every administrator should set up a second factor.',
    found: 'Without one',
    links: [{ path: '/admin/account', label: 'My Account' }],
  },
  MAIL: {
    label: 'Email',
    todo: {
      NOT_SET: 'Set SMTP_URL on the server, then restart the site. Or copy and send emails from the outbox yourself.',
      UNPROVEN: 'SMTP_URL is set. Send yourself a test email to check that the site can send email.',
      FAILING: 'SMTP_URL is set, but the test email was not sent. Check SMTP_URL and MAIL_FROM, then send another.',
    },
    found: 'Found',
    links: [{ path: '/admin/outbox', label: 'Outbox' }],
    confirm: 'We Send Emails by Hand',
  },
  BACKUP: {
    label: 'Backups',
    todo: {
      NOT_SET:
        'Set BACKUP_TO on the server to a folder on another machine or a bucket, then restart the site. The first backup runs within the hour.',
      UNPROVEN: 'BACKUP_TO is set. The first backup runs within the hour.',
      FAILING: 'BACKUP_TO is set, but backups fail. The next attempt is within the hour.',
    },
    found: 'Last backup',
    confirm: 'Backups Are Made Elsewhere',
  },
  SUPPLIERS: {
    label: 'Your own suppliers',
    todo: 'Import a file, or run a first scrape.',
    found: 'Listed',
    links: [
      { path: '/admin/imports', label: 'Imports' },
      { path: '/admin/scraper', label: 'Scraper Control' },
      { path: '/admin/add-supplier', label: 'Add Supplier' },
    ],
  },
  DEMONSTRATION: {
    label: 'Demo data',
    todo: 'Remove the fictional suppliers and their reviews. Anything you have added stays.',
  },
  LEGAL: {
    label: 'Legal pages',
    todo: 'Review the built-in legal pages, or replace them with your own. They describe what the software does; check that they match what you do.',
    links: [
      { path: '/admin/legal', label: 'Legal Pages' },
      { path: '/privacy-policy', label: 'Privacy Policy' },
      { path: '/terms-of-service', label: 'Terms of Service' },
      { path: '/cookie-policy', label: 'Cookie Policy' },
    ],
    confirm: 'I Have Read Them',
  },
  SEARCH_ENGINES: {
    label: 'Search engines',
    todo: 'Search engines can index the site once the steps above are done.',
    links: [
      { path: '/robots.txt', label: 'robots.txt' },
      { path: '/sitemap.xml', label: 'sitemap.xml' },
    ],
  },
  MAP: {
    label: 'Pictures of maps',
    todo: 'Set MAP_TILES, MAP_STYLE_URL or MAPBOX_TOKEN on the server to show streets on maps. Without one, maps show outlines and towns.',
  },
  POSTCODES: {
    label: 'Full postcodes',
    todo: 'Suppliers and searches are placed in the centre of their postcode district, up to nine miles off. For exact places download one of these free files, then run npm run places -- FILE on the server.',
    links: [
      { path: 'https://osdatahub.os.uk/downloads/open/CodePointOpen', label: 'Code-Point Open' },
      { path: 'https://geoportal.statistics.gov.uk/search?q=PRD_ONSPD', label: 'ONS Postcode Directory' },
    ],
  },
}
