import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { maxFaults, maxFileLength } from '../../../api/office/redirects/redirect.rules.ts'
import {
  RedirectsDocument,
  useImportRedirectsMutation,
  type ImportRedirectsMutation,
  type RedirectsQuery,
} from '../../graphql.generated.ts'
import { csvTypes, FileField } from '../ui/forms/FileField.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { thousands } from '../../ui/thousands.ts'
import { saveFile, toCsv } from '../ui/to-csv.ts'
import { toast } from '../../ui/kit/toaster.tsx'

type Outcome = NonNullable<ImportRedirectsMutation['importRedirects']>['outcome']

/**
 * Exports redirects as CSV, and imports them after a preview. `onLeft` is called when the focused element is
 * removed.
 */
export const RedirectFile = ({ onLeft }: { onLeft: () => void }) => {
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
              <Button minH="11" loading={loading} loadingText="Importing…" onClick={() => void apply()}>
                Import {thousands(file.outcome.added + file.outcome.changed)} Now
              </Button>
            )}
            <Button variant="outline" minH="11" onClick={leave}>
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
      toast({ title: 'Redirects not exported', description: getErrorMessage(error), type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outline" minH="11" loading={isBusy} loadingText="Exporting…" onClick={() => void save()}>
      Export as CSV
    </Button>
  )
}
