import type { GoingLiveGap, GoingLiveStepKind } from '../../graphql.generated.ts'

interface StepWords {
  label: string
  /** What to do while it is missing; by what is missing where it needs a setting of the server. */
  todo: string | Record<GoingLiveGap, string>
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
    todo: {
      NOT_SET: 'Set SMTP_URL on the server, then restart the site. Or copy and send emails from the outbox yourself.',
      UNPROVEN: 'SMTP_URL is set. Send a test email to yourself to see that emails leave the site.',
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
        'Set BACKUP_TO on the server to a folder elsewhere or a bucket, then restart the site. The first backup is made within the hour.',
      UNPROVEN: 'BACKUP_TO is set. The first backup is made within the hour.',
      FAILING: 'BACKUP_TO is set, but backups cannot be made there. The next one is tried within the hour.',
    },
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
