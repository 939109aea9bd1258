import { Heading, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import {
  useGoingLiveQuery,
  useConfirmGoingLiveStepMutation,
  type GoingLiveStepsFragment,
  useDeleteDemoDataMutation,
  useSendTestMailMutation,
} from './GoingLiveTab.generated.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { useJobEnd } from '../../ui/refetch-figures.ts'
import { ActionButton, Confirm, Toggle } from '../ui/actions.tsx'
import { LoadingPanel } from '../ui/Panel.tsx'
import { pollOptions } from '../ui/poll-options.ts'
import { State } from '../ui/State.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import type { GoingLiveGap, GoingLiveStepKind } from '../../schema.generated.ts'
import { plural } from '../../../api/text/plural.rules.ts'

const renewEveryMs = 5000

export const Component = () => {
  const query = useGoingLiveQuery({ fetchPolicy: 'cache-and-network', pollInterval: renewEveryMs, ...pollOptions })
  const live = query.data?.goingLive
  if (!live) return <LoadingPanel query={query} things="the steps" height="480px" />
  return (
    <>
      {live.isComplete ? (
        <div className="card flat row all-done">
          <Icon name="check" size={24} />
          <p role="status">All done. Your directory is live.</p>
        </div>
      ) : (
        <Text role="status" color="fg.muted" mb="4" maxW="70ch">
          {live.missingCount === 1 ? 'One step' : `${live.missingCount} steps`} left before you go live. Checked against
          your live settings.
        </Text>
      )}
      <ol className="stack measure" aria-label="Steps">
        {live.steps.map((step) => (
          <StepRow key={step.kind} step={step} live={live} />
        ))}
      </ol>
    </>
  )
}

type Step = GoingLiveStepsFragment['steps'][number]

const states = { DONE: ['Done', 'good'], MISSING: ['Missing', 'bad'], OPTIONAL: ['Can wait', undefined] } as const

const isFile = (path: string) => path.includes('.')

const StepRow = ({ step, live }: { step: Step; live: GoingLiveStepsFragment }) => {
  const { kind, state, gap, detail } = step
  const { label, todo, found, links = [] } = stepWords[kind]
  const [stateWord, tone] = states[state]
  return (
    <li className="card flat stack" data-state={state}>
      <div className="row between">
        <Heading as="h2" size="md">
          {label}
        </Heading>
        <State tone={tone}>{stateWord}</State>
      </div>
      {detail && found && (
        <p className="muted">
          {kind !== 'BACKUP' ? (
            `${found}: ${detail}`
          ) : gap === 'FAILING' ? (
            `The last backup failed: ${detail}`
          ) : (
            <>
              {found}: <TimeAgo date={detail} />
            </>
          )}
        </p>
      )}
      {state !== 'DONE' && <p>{typeof todo === 'string' ? todo : todo[gap ?? 'NOT_SET']}</p>}
      {links.length > 0 && (
        <p className="row">
          {links.map(({ path, label: text }) =>
            isFile(path) ? (
              <a key={path} className="text-link" href={path}>
                {text}
              </a>
            ) : (
              <Link key={path} className="text-link" to={path}>
                {text}
              </Link>
            ),
          )}
        </p>
      )}
      {kind === 'DEMONSTRATION' && <RemoveDemo live={live} />}
      {kind === 'MAIL' && <TestMail />}
      {step.isConfirmable && <Confirmation step={step} />}
    </li>
  )
}

const Confirmation = ({ step: { kind, state, confirmedBy, confirmedAt } }: { step: Step }) => {
  const [confirm] = useConfirmGoingLiveStepMutation({ refetchQueries: ['GoingLive'] })
  const { confirm: words = '' } = stepWords[kind]
  if (state === 'DONE' && !confirmedAt) return null
  const button = (
    <ActionButton
      justifySelf="start"
      refused="Not saved"
      action={async () => void (await confirm({ variables: { input: { step: kind, isDone: !confirmedAt } } }))}
    >
      {confirmedAt ? 'Undo' : words}
    </ActionButton>
  )
  if (!confirmedAt) return button
  return (
    <div className="row between">
      <p className="muted small-text">
        “{words}”: {confirmedBy}, <TimeAgo date={confirmedAt} />
      </p>
      {button}
    </div>
  )
}

const RemoveDemo = ({ live }: { live: GoingLiveStepsFragment }) => {
  const { demoSupplierCount, demoPostCount, isRemovingDemo } = live
  const [remove] = useDeleteDemoDataMutation({ refetchQueries: ['GoingLive'] })
  useJobEnd(isRemovingDemo)
  const suppliers = plural(demoSupplierCount, 'fictional supplier')
  const left = demoPostCount ? `${suppliers} and ${plural(demoPostCount, 'article')}` : suppliers
  if (isRemovingDemo) return <p role="status">Removing: {left} are left.</p>
  if (!demoSupplierCount && !demoPostCount) return null
  return (
    <>
      <p>There are {left}.</p>
      <Toggle label="Remove Demo Data…" isGrave>
        {() => (
          <Confirm
            text={`${left} will be permanently removed, with all reviews of those suppliers.`}
            button="Remove Permanently"
            refused="Nothing was removed"
            isGrave
            action={async () => void (await remove({ variables: { input: { confirmation: 'remove' } } }))}
          />
        )}
      </Toggle>
    </>
  )
}

const TestMail = () => {
  const [send] = useSendTestMailMutation({ refetchQueries: ['GoingLive'] })
  return (
    <ActionButton
      justifySelf="start"
      refused="No email was sent"
      action={async () => {
        const { data } = await send({ variables: { input: {} } })
        return {
          title: 'Test email queued',
          description: `It goes to ${data?.sendTestMail?.recipient ?? ''}. The result appears here.`,
        }
      }}
    >
      Send a Test Email
    </ActionButton>
  )
}

interface StepWords {
  label: string
  todo: string | Record<GoingLiveGap, string>
  found?: string
  links?: readonly { path: string; label: string }[]
  confirm?: string
}

const stepWords: Record<GoingLiveStepKind, StepWords> = {
  ADDRESS: {
    label: 'The site’s address',
    todo: {
      NOT_SET:
        'Set SITE_URL on the server to the address that visitors will use, such as https://directory.example.com, then restart the site.',
      UNVERIFIED: 'SITE_URL is set. Restart the site.',
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
    label: 'Administrators’ passwords',
    todo: 'An administrator still has the password generated at the first start.',
    found: 'Accounts',
    links: [{ path: '/admin/account', label: 'My Account' }],
  },
  SECOND_FACTOR: {
    label: 'Administrators’ second factors',
    todo: 'A password alone can be stolen, so every administrator should set up a second factor.',
    found: 'Without one',
    links: [{ path: '/admin/account', label: 'My Account' }],
  },
  MAIL: {
    label: 'Email',
    todo: {
      NOT_SET: 'Set SMTP_URL on the server, then restart the site. Or copy and send emails from the outbox yourself.',
      UNVERIFIED: 'SMTP_URL is set. Send yourself a test email to check that the site can send email.',
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
      UNVERIFIED: 'BACKUP_TO is set. The first backup runs within the hour.',
      FAILING: 'BACKUP_TO is set, but backups fail. The next attempt is within the hour.',
    },
    found: 'Last backup',
    confirm: 'Backups Are Made Elsewhere',
  },
  SUPPLIERS: {
    label: 'Your own suppliers',
    todo: 'Import a file, or run your first scrape.',
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
    label: 'Streets on maps',
    todo: 'Set MAP_TILES, MAP_STYLE_URL or MAPBOX_TOKEN on the server to show streets on maps. Without one, maps show outlines and towns.',
  },
  POSTCODES: {
    label: 'Full postcodes',
    todo: 'Suppliers and searches are placed in the centre of their postcode district, up to nine miles off. For exact positions, download one of these free files, then run npm run places -- FILE on the server.',
    links: [
      { path: 'https://osdatahub.os.uk/downloads/open/CodePointOpen', label: 'Code-Point Open' },
      { path: 'https://geoportal.statistics.gov.uk/search?q=PRD_ONSPD', label: 'ONS Postcode Directory' },
    ],
  },
}
