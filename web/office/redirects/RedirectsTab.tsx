import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { maxFaults, maxFileLength, redirectRules } from '../../../api/office/redirects/redirect.rules.ts'
import { inLondon } from '../../../api/text/london-time.rules.ts'
import {
  RedirectsDocument,
  useDeleteRedirectMutation,
  useImportRedirectsMutation,
  useRedirectsQuery,
  type ImportRedirectsMutation,
  useCreateRedirectMutation,
  useUpdateRedirectMutation,
  type RedirectsQuery,
} from './RedirectsTab.generated.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { plural, thousands } from '../../../api/text/plural.rules.ts'
import { TableSearch } from '../table/TableSearch.tsx'
import { useReadAll } from '../table/use-read-all.ts'
import { ActionButton, attempt, useOpenedVersion } from '../ui/actions.tsx'
import { csvTypes, FileField } from '../ui/forms/FileField.tsx'
import { ToggleForm, AdminForm, FormButtons, CheckboxField } from '../ui/forms/form.tsx'
import { focusTitle } from '../ui/focus.ts'
import { ErrorText } from '../ui/State.tsx'
import { saveFile, toCsv } from '../ui/to-csv.ts'
import { ListRow, PagedRows } from '../ui/lists.tsx'
import type { CreateRedirectInput } from '../../schema.generated.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { validate } from '../../ui/forms/validate.ts'

export const Component = () => {
  const search = useSearchParams()[0].get('search')
  const query = useRedirectsQuery({ variables: search ? { search } : {}, fetchPolicy: 'cache-and-network' })
  return (
    <div className="stack">
      <p className="lead">
        Send visitors from old addresses to new pages. Renamed posts and merged suppliers redirect automatically.
      </p>
      <ToggleForm label="Add a Redirect">{(close) => <RedirectForm onClose={close} />}</ToggleForm>
      <RedirectFile />
      <TableSearch label="Search redirects" searchLabel="Path or address" />
      <PagedRows
        query={query}
        label="Redirects"
        field="redirects"
        things="the redirects"
        empty={search ? 'No results. Try a shorter search.' : 'No redirects yet.'}
      >
        {(redirect) => <RedirectRow redirect={redirect} />}
      </PagedRows>
    </div>
  )
}

type Outcome = NonNullable<ImportRedirectsMutation['importRedirects']>['outcome']

const RedirectFile = () => {
  const [file, setFile] = useState<{ name: string; csv: string; outcome: NonNullable<Outcome> }>()
  const [error, setError] = useState<string>()
  const [send, { loading }] = useImportRedirectsMutation()
  const leave = () => {
    setFile(undefined)
    focusTitle()
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
    <div className="card flat stack">
      <FileField
        label="Import a CSV file"
        help="The first line must name the columns: From, To and, optionally, Permanent (yes or no). You’ll see a preview first."
        accept={csvTypes}
        isDisabled={loading}
        onChoose={(file) => void choose(file)}
      />
      <ExportRedirects />
      <ErrorText>{error}</ErrorText>
      {file && (
        <section className="stack" aria-label={`What ${file.name} would do`}>
          <p role="status">
            <bdi>{file.name}</bdi>: {words(file.outcome)}. Nothing is saved until you confirm.
          </p>
          <Faults {...file.outcome} />
          <div className="row">
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
      <ScrollRegion className="scrolling" label="Refused lines">
        <ul>
          {faults.map(({ line, message }) => (
            <li key={line}>
              <strong>Line {line}:</strong> {message}
            </li>
          ))}
        </ul>
      </ScrollRegion>
      {refused > maxFaults && <p className="muted small-text">And {thousands(refused - maxFaults)} more.</p>}
    </>
  )

const ExportRedirects = () => {
  const readAll = useReadAll<ListedRedirect>(RedirectsDocument, {}, 'redirects')
  return (
    <ActionButton
      justifySelf="start"
      loadingText="Exporting…"
      refused="Redirects not exported"
      action={async () => {
        const rows = (await readAll()).map(({ fromPath, toAddress, isPermanent, hits, lastHitAt }) => [
          fromPath,
          toAddress,
          isPermanent ? 'yes' : 'no',
          String(hits),
          lastHitAt ?? '',
        ])
        saveFile('redirects.csv', toCsv([['From', 'To', 'Permanent', 'Used', 'Last used'], ...rows]))
      }}
    >
      Export as CSV
    </ActionButton>
  )
}

const RedirectRow = ({ redirect }: { redirect: ListedRedirect }) => {
  const { id, fromPath, toAddress, isPermanent, hits, lastHitAt } = redirect
  const [remove] = useDeleteRedirectMutation({ refetchQueries: [RedirectsDocument] })
  return (
    <ListRow
      name={fromPath}
      parts={{ Edit: (close) => <RedirectForm redirect={redirect} onClose={close} /> }}
      actions={
        <ActionButton
          isGrave
          aria-label={`Remove: ${fromPath}`}
          refused="Redirect not removed"
          action={async () => {
            await remove({ variables: { id } })
            focusTitle()
            return { title: 'Redirect removed', description: `${fromPath} no longer redirects.` }
          }}
        >
          Remove
        </ActionButton>
      }
    >
      <strong>{fromPath}</strong> → <span>{toAddress}</span>
      <p className="muted small-text">
        {isPermanent ? 'Permanent (301)' : 'Temporary (302)'} ·{' '}
        {lastHitAt ? `used ${plural(hits, 'time')}, last on ${inLondon(lastHitAt)}` : 'not used yet'}
      </p>
    </ListRow>
  )
}

type ListedRedirect = NonNullable<RedirectsQuery['redirects']>['nodes'][number]

const check = validate(redirectRules)

const RedirectForm = ({ redirect, onClose }: { redirect?: ListedRedirect; onClose: () => void }) => {
  const renewed = { refetchQueries: [RedirectsDocument] }
  const [create] = useCreateRedirectMutation(renewed)
  const [update] = useUpdateRedirectMutation(renewed)
  const { version, onDirty, ...opened } = useOpenedVersion(redirect?.version ?? null, RedirectsDocument)
  const { fromPath = '', toAddress = '', isPermanent = true } = redirect ?? {}
  const send = (input: CreateRedirectInput) =>
    attempt({ refused: 'Redirect not saved', ...opened }, async () => {
      await (redirect
        ? update({ variables: { input: { ...input, id: redirect.id, version } } })
        : create({ variables: { input } }))
      onClose()
      return { title: 'Redirect saved' }
    })
  return (
    <AdminForm<CreateRedirectInput>
      label={redirect ? `Redirect from ${fromPath}` : 'New redirect'}
      columns={2}
      onSubmit={send}
      validate={check}
      initialValues={{ fromPath, toAddress, isPermanent }}
      onDirty={onDirty}
    >
      <TextField
        name="fromPath"
        label="From"
        maxLength={300}
        help="A path on this site that has no page, such as /old-page."
      />
      <TextField
        name="toAddress"
        label="To"
        maxLength={500}
        help="A path on this site, or an address that starts with https://."
      />
      <div className="wide">
        <CheckboxField
          name="isPermanent"
          label="Permanent"
          help="Search engines switch to the new address (301). Otherwise they keep the old one (302)."
        />
      </div>
      <FormButtons label="Save Redirect" onClose={onClose} />
    </AdminForm>
  )
}
