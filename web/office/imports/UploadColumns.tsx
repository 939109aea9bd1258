import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useCheckImportMutation, useImportColumnsQuery, type ImportUploadQuery } from './Uploads.generated.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { thousands } from '../../ui/thousands.ts'
import { Options } from '../ui/forms/fields.tsx'
import { PlainTable } from '../ui/PlainTable.tsx'
import { ErrorText } from '../ui/State.tsx'

export type Upload = NonNullable<ImportUploadQuery['importUpload']>

const refuse = '\0refuse'

export const UploadColumns = ({ upload }: { upload: Upload }) => {
  const { data } = useImportColumnsQuery()
  const [check, { loading }] = useCheckImportMutation()
  const [columns, setColumns] = useState(upload.columns.map(({ field }) => field ?? ''))
  const [services, setServices] = useState(new Map(upload.services.map(({ name, readAs }) => [name, readAs])))
  const [error, setError] = useState<string>()
  const guide = data?.importColumns ?? []
  const unknown = [
    ...upload.unknownServices,
    ...upload.services
      .filter(({ name }) => !upload.unknownServices.some((one) => one.name.toLowerCase() === name))
      .map(({ name }) => ({ name, lines: 0, suggestions: [] as string[] })),
  ]
  const ignored = upload.columns.filter(({ field }) => !field)
  const send = async () => {
    setError(undefined)
    try {
      const chosen = [...services].map(([name, readAs]) => ({ name, readAs }))
      await check({ variables: { input: { uploadId: upload.id, columns, services: chosen } } })
    } catch (failure) {
      setError(getErrorMessage(failure))
    }
  }
  const readAs = (name: string, value: string) =>
    setServices((before) => {
      const next = new Map(before)
      if (value === refuse) next.delete(name.toLowerCase())
      else next.set(name.toLowerCase(), value)
      return next
    })
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
                aria-label={`${heading || `Column ${index + 1}`} is read as`}
                value={columns[index]}
                onChange={(event) => setColumns(columns.map((one, at) => (at === index ? event.target.value : one)))}
              >
                <Options
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
                  aria-label={`${name} is read as`}
                  value={services.get(name.toLowerCase()) ?? refuse}
                  onChange={(event) => readAs(name, event.target.value)}
                >
                  <option value={refuse}>Refuse its lines</option>
                  <option value="">Leave it out</option>
                  <Options
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
      <ErrorText>{error}</ErrorText>
      <Button variant="outline" disabled={loading} onClick={() => void send()}>
        Check Again
      </Button>
      <p className="muted small-text">We’ll remember this for files with the same first line.</p>
    </details>
  )
}
