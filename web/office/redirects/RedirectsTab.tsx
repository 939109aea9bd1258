import { Text, Button } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import {
  useRedirectsQuery,
  RedirectsDocument,
  useImportRedirectsMutation,
  type ImportRedirectsMutation,
  type RedirectsQuery,
  useDeleteRedirectMutation,
} from './RedirectsTab.generated.ts'
import { FindForm } from '../table/FindForm.tsx'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { ToggleForm } from '../ui/forms/ToggleForm.tsx'
import { toastFailure } from '../ui/toast-failure.ts'
import '../ui/admin.css'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { maxFaults, maxFileLength } from '../../../api/office/redirects/redirect.rules.ts'
import { csvTypes, FileField } from '../ui/forms/FileField.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { thousands } from '../../ui/thousands.ts'
import { saveFile, toCsv } from '../ui/to-csv.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { RedirectForm, type ListedRedirect } from './RedirectForm.tsx'
import { inLondon } from '../../../api/text/london-time.rules.ts'
import { useDisclosure } from '../ui/use-disclosure.ts'
import './redirects.css'
import { focusTitle } from '../ui/page-title.ts'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

export const Component = () => {
  const [params] = useSearchParams()
  const search = params.get('search')
  const query = useRedirectsQuery({
    variables: search ? { search } : {},
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const { data, previousData, loading, fetchMore } = query
  const page = (data ?? (loading ? previousData : undefined))?.redirects
  return (
    <>
      <Text color="fg.muted" mb="4" maxW="70ch">
        Send visitors from old addresses to new pages. Renamed posts and merged suppliers redirect automatically.
      </Text>
      <ToggleForm label="Add a Redirect">{(close) => <RedirectForm onClose={close} />}</ToggleForm>
      <RedirectFile onLeft={focusTitle} />
      <FindForm label="Among the redirects" searchLabel="Path or address" />
      {!page ? (
        <LoadingPanel query={query} failed="Failed to load the redirects. Please try again." height="320px" />
      ) : page.nodes.length === 0 ? (
        <Text color="fg.muted" py="6">
          {search ? 'No results. Try a shorter search.' : 'No redirects yet.'}
        </Text>
      ) : (
        <ul className="admin-list" aria-label="Redirects" aria-busy={loading}>
          {page.nodes.map((redirect) => (
            <li key={redirect.id}>
              <RedirectRow redirect={redirect} onRemoved={focusTitle} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore
        pageInfo={page?.pageInfo}
        things="redirects"
        isLoading={loading}
        readOn={(after) => fetchMore({ variables: { after }, updateQuery: joinPages('redirects') })}
      >
        More Redirects
      </LoadMore>
    </>
  )
}

type Outcome = NonNullable<ImportRedirectsMutation['importRedirects']>['outcome']

/** `onLeft` is called when the focused element is removed. */
const RedirectFile = ({ onLeft }: { onLeft: () => void }) => {
  const [file, setFile] = useState<{ name: string; csv: string; outcome: NonNullable<Outcome> }>()
  const [error, setError] = useState<string>()
  const [send, { loading }] = useImportRedirectsMutation()
  const leave = () => {
    setFile(undefined)
    onLeft()
  }
  const importFile = async (csv: string, isTrial: boolean) => {
    setError(undefined)
    try {
      const refetchQueries = isTrial ? [] : [RedirectsDocument]
      const { data } = await send({ variables: { input: { csv, isTrial } }, refetchQueries })
      return data?.importRedirects?.outcome ?? undefined
    } catch (failure) {
      setError(getErrorMessage(failure))
      return undefined
    }
  }
  const choose = async (chosen: File) => {
    setFile(undefined)
    if (chosen.size > maxFileLength) return setError(`Please choose a file of at most ${maxFileLength / 1000} kB.`)
    const csv = await chosen.text()
    const outcome = await importFile(csv, true)
    if (outcome) setFile({ name: chosen.name, csv, outcome })
  }
  const apply = async () => {
    const outcome = file && (await importFile(file.csv, false))
    if (!outcome) return
    leave()
    toast({ title: 'Redirects imported', description: words(outcome), type: 'success' })
  }
  return (
    <div className="admin-panel redirect-file">
      <div className="redirect-ways">
        <FileField
          label="Import a CSV file"
          accept={csvTypes}
          about="redirect-columns"
          isDisabled={loading}
          onChoose={(file) => void choose(file)}
        />
        <ExportRedirects />
      </div>
      <p className="admin-small" id="redirect-columns">
        The first line must name the columns: From, To and, optionally, Permanent (yes or no). You’ll see a preview
        first.
      </p>
      {error && (
        <p role="alert" className="redirect-fault">
          {error}
        </p>
      )}
      {file && (
        <section className="redirect-trial" aria-label={`What ${file.name} would do`}>
          <p role="status">
            <bdi>{file.name}</bdi>: {words(file.outcome)}. Nothing is saved until you confirm.
          </p>
          <Faults {...file.outcome} />
          <div className="admin-actions">
            {file.outcome.added + file.outcome.changed > 0 && (
              <Button loading={loading} loadingText="Importing…" onClick={() => void apply()}>
                Import {thousands(file.outcome.added + file.outcome.changed)} Now
              </Button>
            )}
            <Button variant="outline" onClick={leave}>
              Cancel
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}

const words = ({ added, changed, unchanged, refused }: NonNullable<Outcome>) =>
  `${thousands(added)} added, ${thousands(changed)} changed, ${thousands(unchanged)} unchanged, ${thousands(refused)} refused`

const Faults = ({ faults, refused }: NonNullable<Outcome>) =>
  faults.length > 0 && (
    <>
      <ScrollRegion className="redirect-faults" label="Refused lines">
        <ul>
          {faults.map(({ line, message }) => (
            <li key={line}>
              <strong>Line {line}:</strong> {message}
            </li>
          ))}
        </ul>
      </ScrollRegion>
      {refused > maxFaults && <p className="admin-small">And {thousands(refused - maxFaults)} more.</p>}
    </>
  )

const ExportRedirects = () => {
  const client = useApolloClient()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const rows: string[][] = []
      for (let after: string | null | undefined; after !== null;) {
        const { data } = await client.query<RedirectsQuery>({
          query: RedirectsDocument,
          variables: { after },
          fetchPolicy: 'no-cache',
        })
        const page = data?.redirects
        for (const one of page?.nodes ?? [])
          rows.push([
            one.fromPath,
            one.toAddress,
            one.isPermanent ? 'yes' : 'no',
            String(one.hits),
            one.lastHitAt ?? '',
          ])
        after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
      }
      saveFile('redirects.csv', toCsv([['From', 'To', 'Permanent', 'Used', 'Last used'], ...rows]))
    } catch (error) {
      toastFailure('Redirects not exported')(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outline" loading={isBusy} loadingText="Exporting…" onClick={() => void save()}>
      Export as CSV
    </Button>
  )
}

interface RedirectRowProps {
  redirect: ListedRedirect
  onRemoved: () => void
}

const RedirectRow = ({ redirect, onRemoved }: RedirectRowProps) => {
  const { id, fromPath, toAddress, isPermanent, hits, lastHitAt } = redirect
  const { shown: isEdited, show: setEdited, close, button } = useDisclosure<boolean>()
  const [remove, { loading }] = useDeleteRedirectMutation({ refetchQueries: [RedirectsDocument] })
  const send = async () => {
    await remove({ variables: { id } })
    toast({ title: 'Redirect removed', description: `${fromPath} no longer redirects.`, type: 'success' })
    onRemoved()
  }
  if (isEdited) return <RedirectForm redirect={redirect} onClose={close} />
  return (
    <div className="admin-row">
      <div>
        <strong>{fromPath}</strong> → <span>{toAddress}</span>
        <p className="admin-small">
          {isPermanent ? 'Permanent (301)' : 'Temporary (302)'} ·{' '}
          {lastHitAt
            ? `used ${thousands(hits)} ${hits === 1 ? 'time' : 'times'}, last on ${inLondon(lastHitAt)}`
            : 'not used yet'}
        </p>
      </div>
      <div className="admin-actions">
        <Button ref={button} variant="outline" aria-label={`Edit ${fromPath}`} onClick={() => setEdited(true)}>
          Edit
        </Button>
        <Button
          variant="outline"
          colorPalette="brick"
          aria-label={`Remove ${fromPath}`}
          loading={loading}
          loadingText="Removing…"
          onClick={() => void send().catch(toastFailure('Redirect not removed'))}
        >
          Remove
        </Button>
      </div>
    </div>
  )
}
