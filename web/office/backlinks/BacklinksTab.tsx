import { Box, Grid } from '@chakra-ui/react'
import type { FormApi } from 'final-form'
import { backlinkRules } from '../../../api/backlinks/backlink.rules.ts'
import {
  BacklinksDocument,
  BacklinksForFileDocument,
  useBacklinksQuery,
  useCreateBacklinkMutation,
  type BacklinksQuery,
  useUpdateBacklinkMutation,
} from './Backlinks.generated.ts'
import type { BacklinkSort, BacklinkStatus, CreateBacklinkInput } from '../../schema.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { getErrorMessage, getFieldErrors } from '../../ui/forms/server-errors.ts'
import { validate } from '../../ui/forms/validate.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { TableSearch, useListVariables } from '../table/TableSearch.tsx'
import { PagedTable } from '../table/PagedTable.tsx'
import { type BulkAction, textColumn, toDay, type TableColumn } from '../table/table-column.tsx'
import { AdminForm, FormButtons, InputField, SelectField } from '../ui/forms/form.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import { useQueryString } from '../ui/use-query-string.ts'
import { Panel } from '../ui/Panel.tsx'
import { noResults } from '../ui/shared-words.ts'
import { State } from '../ui/State.tsx'
import { timeText } from '../ui/time-text.ts'

type Report = BacklinksQuery['backlinks']

const sorts: readonly BacklinkSort[] = ['NEWEST', 'OLDEST', 'SITE', 'SITE_DESC', 'CHECK_OLDEST', 'CHECK_NEWEST']
const states = {
  PENDING: { text: 'Pending', tone: undefined },
  ACTIVE: { text: 'Active', tone: 'good' },
  BROKEN: { text: 'Broken', tone: 'bad' },
} as const

const statuses = Object.keys(states) as BacklinkStatus[]

export const Component = () => {
  const { set } = useQueryString()
  const variables = useListVariables({ status: statuses, sort: sorts })
  const { search, status } = variables
  const query = useBacklinksQuery({ variables, fetchPolicy: 'cache-and-network' })
  const { data, previousData, error, refetch } = query
  const [setStatus] = useUpdateBacklinkMutation()
  /** Fails if the status has changed since it was read. */
  const markAs = (next: BacklinkStatus): BulkAction<Backlink> => ({
    label: `Mark ${states[next].text}`,
    failed: 'Failed to update backlink status: ',
    suits: ({ status }) => status !== next,
    run: ({ id, status }) =>
      setStatus({
        variables: { input: { id, status: next, seen: status } },
        update: (cache) => cache.modify({ fields: { backlinks: moved(status, next) } }),
      }),
  })
  const report = (data ?? previousData)?.backlinks
  const failed = !data && error && (
    <Failed
      message="Failed to load backlinks. Please try refreshing the page."
      error={error}
      onRetry={() => void refetch()}
    />
  )
  if (!report) return failed || <PanelSkeleton height="420px" />
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', '2xl': 'minmax(0, 1fr) 340px' }} gap="6" alignItems="start">
      <div className="table-screen row">
        <TableSearch
          label="Search backlinks"
          searchLabel="Site, path or anchor text"
          preserved={['status', 'sort', 'columns']}
        />
        <Choices counts={report.counts} status={status} onChoose={(next) => set('status', next)} />
        {failed || (
          <PagedTable
            query={query}
            field="backlinks"
            things="backlinks"
            empty={
              search
                ? noResults
                : status
                  ? 'No backlink has this status.'
                  : 'No backlinks yet. Add the first one with the form.'
            }
            file={BacklinksForFileDocument}
            label="Backlinks"
            name="backlinks"
            columns={backlinkColumns}
            getName={({ sourceSite }) => sourceSite}
            actions={[markAs('ACTIVE'), markAs('BROKEN')]}
          />
        )}
      </div>
      <Box display="grid" gap="4">
        <AddBacklink />
        <TopDomains domains={report.topDomains} />
      </Box>
    </Grid>
  )
}

interface ChoicesProps {
  counts: Report['counts']
  status: BacklinkStatus | undefined
  onChoose: (status: BacklinkStatus | undefined) => void
}

const Choices = ({ counts, status, onChoose }: ChoicesProps) => (
  <div className="row tight" role="group" aria-label="Status">
    {[undefined, ...statuses].map((value) => (
      <button
        key={value ?? 'ALL'}
        type="button"
        className="pill"
        aria-pressed={status === value}
        onClick={() => onChoose(value)}
      >
        {value ? `${states[value].text} (${counts[toCountName(value)]})` : `All (${counts.total})`}
      </button>
    ))}
  </div>
)

const toCountName = (status: BacklinkStatus) => status.toLowerCase() as Lowercase<BacklinkStatus>

const TopDomains = ({ domains }: { domains: Report['topDomains'] }) => (
  <Panel title="Top Referring Domains">
    {domains.length === 0 ? (
      <p className="muted small-text">None yet.</p>
    ) : (
      <ol>
        {domains.map(({ domain, count }) => (
          <li key={domain} className="row between">
            <span>{domain}</span>
            <span>{count}</span>
          </li>
        ))}
      </ol>
    )}
  </Panel>
)

const check = validate(backlinkRules)
const empty: CreateBacklinkInput = { sourceSite: '', targetUrl: '', anchorText: '', status: 'PENDING' }

const AddBacklink = () => {
  const [addBacklink] = useCreateBacklinkMutation()
  const send = async (input: CreateBacklinkInput, form: FormApi<CreateBacklinkInput>) => {
    try {
      await addBacklink({ variables: { input }, refetchQueries: [BacklinksDocument] })
    } catch (error) {
      toast({ title: 'Error', description: `Failed to add backlink: ${getErrorMessage(error)}`, type: 'error' })
      return getFieldErrors(error)
    }
    toast({
      title: 'Backlink added',
      description: 'We’ll check its page within minutes, then every week.',
      type: 'success',
    })
    setTimeout(() => form.restart()) // the form cannot restart before this returns
  }
  return (
    <Panel title="Add Backlink" size="lg">
      <AdminForm<CreateBacklinkInput>
        label="Add Backlink"
        onSubmit={send}
        validate={check}
        initialValues={empty}
        keepDirtyOnReinitialize={false}
      >
        <InputField
          name="sourceSite"
          label="Source site"
          help="The page that links, or its domain."
          inputMode="url"
          maxLength={2000}
          aria-required
        />
        <InputField
          name="targetUrl"
          label="Target URL"
          help="The path on this site, such as /directory."
          maxLength={2000}
          aria-required
        />
        <InputField name="anchorText" label="Anchor text" maxLength={200} aria-required />
        <SelectField name="status" label="Status" choices={statuses.map((one) => [one, states[one].text])} />
        <FormButtons label="Add Backlink" busy="Adding…" />
      </AdminForm>
    </Panel>
  )
}

type Backlink = BacklinksQuery['backlinks']['nodes'][number]

const backlinkColumns: readonly TableColumn<Backlink>[] = [
  {
    id: 'link',
    label: 'Link',
    isFixed: true,
    sort: { ascending: 'SITE', descending: 'SITE_DESC' },
    cell: ({ sourcePage, sourceSite, targetUrl, anchorText }) => (
      <>
        <a className="text-link" href={sourcePage} rel="nofollow noopener noreferrer" target="_blank">
          {sourceSite}
        </a>
        {' → '}
        <a className="text-link" href={targetUrl}>
          {targetUrl}
        </a>
        <div className="muted small-text">“{anchorText}”</div>
      </>
    ),
    csv: [
      { heading: 'Site', value: ({ sourceSite }) => sourceSite },
      { heading: 'Page', value: ({ sourcePage }) => sourcePage },
      { heading: 'Target', value: ({ targetUrl }) => targetUrl },
      { heading: 'Anchor text', value: ({ anchorText }) => anchorText },
    ],
  },
  textColumn('status', 'Status', ({ status }) => states[status].text, {
    cell: ({ status }) => <State tone={states[status].tone}>{states[status].text}</State>,
  }),
  {
    id: 'checked',
    label: 'Checked',
    sort: { ascending: 'CHECK_OLDEST', descending: 'CHECK_NEWEST' },
    cell: ({ checkedAt, checkResult }) =>
      checkedAt ? (
        <div className="table-words">
          {checkResult} <time dateTime={checkedAt}>({timeText(checkedAt)})</time>
        </div>
      ) : (
        'Not checked yet'
      ),
    csv: [
      { heading: 'Checked', value: ({ checkedAt }) => toDay(checkedAt) },
      { heading: 'Result', value: ({ checkResult }) => checkResult },
    ],
  },
  textColumn('entered', 'Added', ({ createdAt }) => toDay(createdAt), {
    isExtra: true,
    sort: { ascending: 'OLDEST', descending: 'NEWEST' },
    cell: ({ createdAt }) => timeText(createdAt),
  }),
  { id: 'mark', label: 'Mark', isFixed: true, cell: (_, buttons) => buttons, csv: [] },
]

const moved =
  (from: BacklinkStatus, to: BacklinkStatus) =>
  <Cached,>(cached: Cached): Cached => {
    const [less, more] = [toCountName(from), toCountName(to)]
    const report = cached as Cached & Pick<BacklinksQuery['backlinks'], 'counts'>
    const { counts } = report
    return { ...report, counts: { ...counts, [less]: counts[less] - 1, [more]: counts[more] + 1 } }
  }
