import type { GoingLiveStepKind } from '../graphql.generated.ts'

interface StepWords {
  label: string
  /** What to do while it is missing. */
  todo: string
  /** What came before the detail, if it is shown. */
  found?: string
  links?: readonly { path: string; label: string }[]
  /** What somebody says who confirms it. */
  confirm?: string
}

/** What each step is called, what is to be done, and where. */
export const stepWords: Record<GoingLiveStepKind, StepWords> = {
  ADDRESS: {
    label: 'The site’s address',
    todo: 'Set SITE_URL at the server to the address that visitors will use, such as https://directory.example.com, and start the site again.',
    found: 'Address',
  },
  NAME: {
    label: 'Name and contact',
    todo: 'Give the site a name, and say who receives the messages of visitors.',
    found: 'Found',
    links: [{ path: '/admin/site', label: 'Site Settings' }],
  },
  PASSWORD: {
    label: 'Passwords of administrators',
    todo: 'Somebody still has the password that was made up at the first start.',
    found: 'Accounts',
    links: [{ path: '/admin/account', label: 'My Account' }],
  },
  SECOND_FACTOR: {
    label: 'Second factors of administrators',
    todo: 'A password alone can be stolen. Each administrator sets up a second factor.',
    found: 'Without one',
    links: [{ path: '/admin/account', label: 'My Account' }],
  },
  MAIL: {
    label: 'Email',
    todo: 'Set SMTP_URL at the server, and send a test email to yourself. Or send by hand what stands in the outbox.',
    found: 'Found',
    links: [{ path: '/admin/outbox', label: 'Outbox' }],
    confirm: 'We Send Emails by Hand',
  },
  BACKUP: {
    label: 'Backups',
    todo: 'Set BACKUP_TO at the server to a folder elsewhere or a bucket. The first backup is made within the hour.',
    found: 'Last backup',
    confirm: 'Backups Are Made Elsewhere',
  },
  SUPPLIERS: {
    label: 'Suppliers of your own',
    todo: 'Import a file, or run a first scrape.',
    found: 'Listed',
    links: [
      { path: '/admin/imports', label: 'Imports' },
      { path: '/admin/scraper', label: 'Scraper Control' },
      { path: '/admin/add-supplier', label: 'Add Supplier' },
    ],
  },
  DEMONSTRATION: {
    label: 'The demonstration',
    todo: 'Remove the fictional suppliers and their reviews. What you have entered stays.',
  },
  LEGAL: {
    label: 'Legal pages',
    todo: 'Read them: they say what this software does. Whether that is what you may and will do, only you know; you can write your own.',
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
    todo: 'They may read all that is public, but need an address, suppliers of your own and nothing fictional: the steps above.',
    links: [
      { path: '/robots.txt', label: 'robots.txt' },
      { path: '/sitemap.xml', label: 'sitemap.xml' },
    ],
  },
  MAP: {
    label: 'Pictures of maps',
    todo: 'With MAPBOX_TOKEN set at the server, maps show streets. Without it they show outlines and towns.',
  },
}
