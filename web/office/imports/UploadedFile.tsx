import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { uploadLimits, uploadPath } from '../../../api/suppliers/import/uploads/upload.rules.ts'
import {
  useImportColumnsQuery,
  useImportUploadLinesQuery,
  useImportUploadQuery,
  useStartImportMutation,
  useCheckImportMutation,
  type ImportUploadQuery,
} from './Uploads.generated.ts'
import { SupplierImportsDocument } from './ImportsTab.generated.ts'
import type { ImportLineKind } from '../../schema.generated.ts'
import { useEnd, useJobEnd } from '../../ui/refetch-figures.ts'
import { thousands } from '../../../api/text/plural.rules.ts'
import { ActionButton, Toggle, useReload } from '../ui/actions.tsx'
import { csvTypes, FileField } from '../ui/forms/FileField.tsx'
import { PagedList } from '../ui/lists.tsx'
import { LoadingPanel, Panel } from '../ui/Panel.tsx'
import { PlainTable } from '../ui/PlainTable.tsx'
import { pollOptions, usePollWhile } from '../ui/poll-options.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { ErrorText, State } from '../ui/State.tsx'
import { saveFile, toCsv } from '../ui/to-csv.ts'
import { postFile, useUpload } from '../ui/use-upload.ts'
import { ChoiceOptions } from '../ui/forms/form.tsx'

const refreshMs = 1500

export const UploadedFile = ({ id, onLeave }: { id: string; onLeave: () => void }) => {
  const query = useImportUploadQuery({ variables: { id }, fetchPolicy: 'cache-and-network', ...pollOptions })
  const { data } = query
  const upload = data?.importUpload
  const importing = upload?.import?.status
  usePollWhile(upload?.status === 'CHECKING' || importing === 'RUNNING', query, refreshMs)
  useJobEnd(importing === 'RUNNING')
  useEnd(importing === 'RUNNING', useReload(SupplierImportsDocument))
  if (!data) return <LoadingPanel query={query} things="the file" height="160px" />
  return (
    <section className="card flat stack" aria-labelledby="uploaded">
      <div className="row between">
        <h2 className="heading small" id="uploaded">
          {upload ? <bdi>{upload.fileName}</bdi> : 'This file has been deleted'}
        </h2>
        <Button variant="outline" onClick={onLeave}>
          Another File
        </Button>
      </div>
      {upload && <UploadStatus upload={upload} />}
      {upload && !upload.import && upload.status !== 'CHECKING' && (
        <UploadColumns key={upload.status} upload={upload} />
      )}
      {upload?.status === 'CHECKED' && <PlannedLines uploadId={id} />}
    </section>
  )
}

const counts = ({ added, changed, unchanged, refused }: Pick<Upload, 'added' | 'changed' | 'unchanged' | 'refused'>) =>
  `${thousands(added)} added, ${thousands(changed)} changed, ${thousands(unchanged)} unchanged, ${thousands(refused)} refused`

const UploadStatus = ({ upload }: { upload: Upload }) => {
  const { id, status, bytes, checkedBytes, error, added, changed, unchanged, refused, import: done } = upload
  const [start] = useStartImportMutation({ refetchQueries: [SupplierImportsDocument] })
  const all = added + changed + unchanged + refused
  if (status === 'WAITING')
    return <p role="status">Choose the column with the supplier’s name. We’ll then check the file.</p>
  if (status === 'FAILED') return <ErrorText>{error}</ErrorText>
  if (status === 'CHECKING')
    return (
      <>
        <p role="status">Checking each line. Nothing is saved yet.</p>
        <ProgressBar label="Checking" done={checkedBytes} of={bytes} />
      </>
    )
  if (done?.status === 'RUNNING') {
    const isAt = done.added + done.changed + done.unchanged + done.refused
    return (
      <>
        <p role="status">
          {`Importing: ${thousands(isAt)} of ${thousands(all)} lines; ${counts(done)}. You can stop it in the list below.`}
        </p>
        <ProgressBar label="Importing" done={isAt} of={all} />
      </>
    )
  }
  if (done?.status === 'FINISHED')
    return <p role="status">{`Imported: ${counts(done)}. You can undo the import in the list below.`}</p>
  return (
    <>
      <p role="status">
        {done
          ? `${error ?? 'Stopped:'} ${counts(done)} so far.`
          : `${thousands(added)} to add, ${thousands(changed)} to change, ${thousands(unchanged)} unchanged, ${thousands(refused)} refused. Nothing is saved until you confirm.`}
      </p>
      {added + changed > 0 && (
        <ActionButton
          variant="solid"
          refused="Not imported"
          action={async () => void (await start({ variables: { id } }))}
        >
          {done ? 'Resume' : `Import ${thousands(added + changed)} Now`}
        </ActionButton>
      )}
    </>
  )
}

const words: Record<ImportLineKind, [word: string, tone?: 'good' | 'bad']> = {
  ADDED: ['To add', 'good'],
  CHANGED: ['To change', 'good'],
  UNCHANGED: ['Unchanged'],
  REFUSED: ['Refused', 'bad'],
}

const PlannedLines = ({ uploadId }: { uploadId: string }) => {
  const query = useImportUploadLinesQuery({ variables: { uploadId }, fetchPolicy: 'network-only' })
  return (
    <PagedList query={query} field="importUploadLines" things="the lines" empty="The file has no lines." height="160px">
      {(lines) => (
        <PlainTable
          label="Lines of the file"
          className="stacked scrolling"
          headings={['Line', 'Supplier', 'Plan', 'Details']}
        >
          {lines.map(({ line, kind, name, supplierId, notes }) => {
            const [word, tone] = words[kind]
            return (
              <tr key={line}>
                <td>{line}</td>
                <th scope="row">
                  {supplierId ? (
                    <Link className="text-link" to={`/admin/suppliers?supplier=${supplierId}`}>
                      <bdi>{name}</bdi>
                    </Link>
                  ) : (
                    <bdi>{name || '–'}</bdi>
                  )}
                </th>
                <td>
                  <State tone={tone}>{word}</State>
                </td>
                <td>
                  {notes.map((note) => (
                    <p key={note}>{note}</p>
                  ))}
                </td>
              </tr>
            )
          })}
        </PlainTable>
      )}
    </PagedList>
  )
}

const sendSuppliers = (file: File) =>
  postFile<{ id: string }>(`${uploadPath}?${new URLSearchParams({ name: file.name })}`, file, {
    type: 'text/csv',
    what: 'file',
    maxBytes: uploadLimits.bytes,
    tooLarge: uploadLimits.tooLarge,
  })

export const UploadFile = ({ onSent }: { onSent: (id: string) => void }) => {
  const { busyWith, problem, upload } = useUpload(sendSuppliers, ({ id }) => onSent(id))
  return (
    <Panel title="Import a File" className="stack">
      <FileField
        label="CSV or Excel file"
        help={`A CSV file or an Excel workbook (.xlsx) of at most ${uploadLimits.bytes / 1_000_000} MB, with column names in the first line and one supplier per line. You’ll see a preview first. Nothing is saved until you confirm.`}
        accept={`${csvTypes},.xlsx`}
        isDisabled={busyWith !== undefined}
        onChoose={(file) => upload([file])}
      />
      {busyWith && <p role="status">{busyWith}</p>}
      <ErrorText>{problem}</ErrorText>
      <Toggle label="Columns and Template">{() => <ColumnGuide />}</Toggle>
    </Panel>
  )
}

const ColumnGuide = () => {
  const { data } = useImportColumnsQuery()
  const columns = data?.importColumns ?? []
  return (
    <div className="stack">
      <Button
        variant="outline"
        disabled={!columns.length}
        onClick={() => saveFile('suppliers.csv', toCsv([columns.map(({ field }) => field)]))}
      >
        Download the Template
      </Button>
      <dl className="two-columns small-text" aria-label="Columns">
        {columns.map(({ field, label, takes, isRequired }) => (
          <div key={field}>
            <dt>
              <code>{field}</code>
              {isRequired && <span> (required)</span>}
            </dt>
            <dd className="muted">
              {label}. {takes}.
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type Upload = NonNullable<ImportUploadQuery['importUpload']>

const refuse = '\0refuse'

const UploadColumns = ({ upload }: { upload: Upload }) => {
  const { data } = useImportColumnsQuery()
  const [check] = useCheckImportMutation()
  const [columns, setColumns] = useState(upload.columns.map(({ field }) => field ?? ''))
  const [services, setServices] = useState(
    Object.fromEntries(upload.services.map(({ name, readAs }) => [name, readAs])),
  )
  const guide = data?.importColumns ?? []
  const unknown = [
    ...upload.unknownServices,
    ...upload.services
      .filter(({ name }) => !upload.unknownServices.some((one) => one.name.toLowerCase() === name))
      .map(({ name }) => ({ name, lines: 0, suggestions: [] as string[] })),
  ]
  const ignored = upload.columns.filter(({ field }) => !field)
  const send = async () => {
    const read = Object.entries(services).filter(([, readAs]) => readAs !== refuse)
    const chosen = read.map(([name, readAs]) => ({ name, readAs }))
    await check({ variables: { input: { uploadId: upload.id, columns, services: chosen } } })
  }
  return (
    <details open={upload.status !== 'CHECKED' || upload.unknownServices.length > 0 || ignored.length > 0}>
      <summary>
        {`How the file is read${ignored.length > 0 ? `; ignored: ${ignored.map(({ heading }) => heading || 'no name').join(', ')}` : ''}`}
      </summary>
      <PlainTable
        label="Columns of the file"
        className="stacked scrolling"
        headings={['Column', 'For example', 'Import as']}
      >
        {upload.columns.map(({ heading, samples, suggestion }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a file may name two columns alike
          <tr key={index}>
            <th scope="row">{heading || <em>no name</em>}</th>
            <td>{samples.join(' · ') || '–'}</td>
            <td className="text-field">
              <select
                aria-label={`Import ${heading || `column ${index + 1}`} as`}
                value={columns[index]}
                onChange={(event) => setColumns(columns.map((one, at) => (at === index ? event.target.value : one)))}
              >
                <ChoiceOptions
                  none="Ignored"
                  choices={guide.map(({ field, label }) => [
                    field,
                    label + (field === suggestion ? ' (suggested)' : ''),
                  ])}
                />
              </select>
            </td>
          </tr>
        ))}
      </PlainTable>
      {unknown.length > 0 && (
        <PlainTable
          label="Unknown services"
          className="stacked scrolling"
          headings={['Unknown service', 'Lines', 'Import as']}
        >
          {unknown.map(({ name, lines, suggestions }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{lines ? thousands(lines) : '–'}</td>
              <td className="text-field">
                <select
                  aria-label={`Import ${name} as`}
                  value={services[name.toLowerCase()] ?? refuse}
                  onChange={({ target }) => setServices({ ...services, [name.toLowerCase()]: target.value })}
                >
                  <option value={refuse}>Refuse its lines</option>
                  <option value="">Leave it out</option>
                  <ChoiceOptions
                    choices={[...new Set([...suggestions, ...(data?.offeredServices ?? [])])].map((service) => [
                      service,
                      service + (suggestions.includes(service) ? ' (suggested)' : ''),
                    ])}
                  />
                </select>
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
      <ActionButton refused="Not checked" action={send}>
        Check Again
      </ActionButton>
      <p className="muted small-text">We’ll remember this for files with the same first line.</p>
    </details>
  )
}
