import { Box, Grid, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import {
  useBacklinksQuery,
  type BacklinksQuery,
  type BacklinksQueryVariables,
  BacklinksDocument,
  useCreateBacklinkMutation,
  BacklinksForFileDocument,
} from './Backlinks.generated.ts'
import type { BacklinkSort, BacklinkStatus, CreateBacklinkInput } from '../../schema.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { FindForm } from '../table/FindForm.tsx'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { useQueryString } from '../ui/use-query-string.ts'
import '../../ui/forms/TextField.css'
import '../../ui/forms/FormField.css'
import '../ui/admin.css'
import '../ui/forms/editor.css'
import type { FormApi } from 'final-form'
import { backlinkRules } from '../../../api/backlinks/backlink.rules.ts'
import { getFieldErrors, getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { OfficeTable } from '../table/OfficeTable.tsx'
import { useReadAll } from '../table/use-read-all.ts'
import type { BulkAction } from '../table/table-column.ts'
import { backlinkColumns } from './backlink-columns.tsx'
import { useMarkBacklink } from './use-mark-backlink.ts'
import { states, type Backlink } from './backlink.ts'
import { AdminForm } from '../ui/forms/AdminForm.tsx'
import { FormButtons } from '../ui/forms/FormButtons.tsx'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { InputField } from '../ui/forms/InputField.tsx'

type Report = BacklinksQuery['backlinks']

const sorts: readonly BacklinkSort[] = ['NEWEST', 'OLDEST', 'SITE', 'SITE_DESC', 'CHECK_OLDEST', 'CHECK_NEWEST']
const statuses = Object.keys(states) as BacklinkStatus[]

export const Component = () => {
  const [params] = useSearchParams()
  const { set } = useQueryString()
  const search = params.get('search')
  const status = statuses.find((one) => one === params.get('status'))
  const sort = sorts.find((one) => one === params.get('sort'))
  const variables: BacklinksQueryVariables = {
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
    ...(sort ? { sort } : {}),
  }
  const { data, previousData, error, loading, refetch, fetchMore } = useBacklinksQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const report = (data ?? previousData)?.backlinks
  const failed = !data && error && (
    <Failed
      message="Failed to load backlinks. Please try refreshing the page."
      error={error}
      onRetry={() => void refetch()}
    />
  )
  if (!report) return failed || <BacklinksSkeleton />
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', '2xl': 'minmax(0, 1fr) 340px' }} gap="6" alignItems="start">
      <div className="table-screen">
        <FindForm
          label="Among the backlinks"
          searchLabel="Site, path or words"
          preserved={['status', 'sort', 'columns']}
        />
        <Choices counts={report.counts} status={status} onChoose={(next) => set('status', next)} />
        {failed ? (
          failed
        ) : report.nodes.length === 0 ? (
          <Text color="fg.muted" py="8">
            {search
              ? 'No results. Try a shorter search or another status.'
              : status
                ? 'No backlink has this status.'
                : 'No backlinks yet. Add the first one with the form.'}
          </Text>
        ) : (
          <BacklinkTable
            backlinks={report.nodes}
            isBusy={loading}
            variables={variables}
            onChanged={() => void refetch()}
          />
        )}
        <LoadMore
          pageInfo={failed ? undefined : report.pageInfo}
          things="backlinks"
          isLoading={loading}
          readOn={(after) => fetchMore({ variables: { after }, updateQuery: joinPages('backlinks') })}
        >
          More backlinks
        </LoadMore>
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

const Choices = ({ counts, status, onChoose }: ChoicesProps) => {
  const choices = [
    { value: undefined, text: `All (${counts.total})` },
    { value: 'PENDING', text: `Pending (${counts.pending})` },
    { value: 'ACTIVE', text: `Active (${counts.active})` },
    { value: 'BROKEN', text: `Broken (${counts.broken})` },
  ] as const
  return (
    <div className="admin-choices" role="group" aria-label="Status">
      {choices.map(({ value, text }) => (
        <button key={text} type="button" aria-pressed={status === value} onClick={() => onChoose(value)}>
          {text}
        </button>
      ))}
    </div>
  )
}

const TopDomains = ({ domains }: { domains: Report['topDomains'] }) => (
  <section className="admin-panel" aria-labelledby="top-domains">
    <Heading as="h2" id="top-domains" size="md" mb="2">
      Top Referring Domains
    </Heading>
    {domains.length === 0 ? (
      <p className="admin-small">None yet.</p>
    ) : (
      <ol>
        {domains.map(({ domain, count }) => (
          <Box as="li" key={domain} display="flex" justifyContent="space-between" gap="3" py="1">
            <Box as="span" overflowWrap="anywhere" minW="0">
              {domain}
            </Box>
            <span>{count}</span>
          </Box>
        ))}
      </ol>
    )}
  </section>
)

const BacklinksSkeleton = () => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', '2xl': 'minmax(0, 1fr) 340px' }}
    gap="6"
    role="status"
    aria-busy="true"
    aria-label="Loading"
  >
    <Skeleton height="420px" borderRadius="l3" />
    <Skeleton height="420px" borderRadius="l3" />
  </Grid>
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
    <section className="admin-panel" aria-labelledby="add-backlink">
      <Heading as="h2" id="add-backlink" size="lg" mb="3">
        Add Backlink
      </Heading>
      <AdminForm<CreateBacklinkInput> label="Add Backlink" onSubmit={send} validate={check} initialValues={empty}>
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
        <SelectField
          name="status"
          label="Status"
          choices={[
            ['PENDING', 'Pending'],
            ['ACTIVE', 'Active'],
            ['BROKEN', 'Broken'],
          ]}
        />
        <FormButtons label="Add Backlink" busy="Adding…" />
      </AdminForm>
    </section>
  )
}

interface BacklinkTableProps {
  backlinks: readonly Backlink[]
  isBusy: boolean
  variables: BacklinksQueryVariables
  onChanged: () => void
}

const BacklinkTable = ({ backlinks, isBusy, variables, onChanged }: BacklinkTableProps) => {
  const [mark] = useMarkBacklink()
  const actions: BulkAction<Backlink>[] = [
    { label: 'Mark Active', suits: ({ status }) => status !== 'ACTIVE', run: (row) => mark(row, 'ACTIVE') },
    { label: 'Mark Broken', suits: ({ status }) => status !== 'BROKEN', run: (row) => mark(row, 'BROKEN') },
  ]
  const readAll = useReadAll(BacklinksForFileDocument, variables, ({ backlinks }) => backlinks)
  return (
    <OfficeTable
      label="Backlinks"
      name="backlinks"
      columns={backlinkColumns}
      rows={backlinks}
      isBusy={isBusy}
      getName={({ sourceSite }) => sourceSite}
      actions={actions}
      readAll={readAll}
      onChanged={onChanged}
    />
  )
}
