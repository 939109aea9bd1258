import { Button, Heading } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { thousands } from '../../../api/text/plural.rules.ts'
import { saveFile, toCsv } from '../ui/to-csv.ts'

interface ReportFigureProps {
  title: string
  note?: string
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  /** Hides the table from sight only; without a chart the table has bars. */
  chart?: ReactNode
  asTable?: boolean
  /** For a row's first cell. */
  getLink?: (index: number) => string
  empty?: string
}

export const ReportFigure = ({
  title,
  note,
  columns,
  rows,
  chart,
  asTable = false,
  getLink,
  empty = 'Nothing yet.',
}: ReportFigureProps) => {
  const id = useId()
  const isDrawn = chart !== undefined && !asTable
  const max = Math.max(...rows.map(([, first]) => Number(first)))
  const fileName = `${title.toLowerCase().replace(/[^a-z]+/g, '-')}.csv`
  return (
    <section className="report card flat" aria-labelledby={id}>
      <div className="row between">
        <Heading as="h2" id={id} size="md">
          {title}
        </Heading>
        {rows.length > 0 && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Download ${title} as CSV`}
            onClick={() => saveFile(fileName, toCsv([columns, ...rows]))}
          >
            CSV
          </Button>
        )}
      </div>
      {note && <p className="muted small-text">{note}</p>}
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <>
          {isDrawn && chart}
          <div
            className={isDrawn ? 'visually-hidden' : 'plain-table report-table scrolling'}
            {...(isDrawn ? {} : { role: 'group', 'aria-label': title, tabIndex: 0 })}
          >
            <table>
              <caption className="visually-hidden">{title}</caption>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([name, ...numbers], index) => (
                  <tr key={index}>
                    <th scope="row">{getLink && !isDrawn ? <a href={getLink(index)}>{name}</a> : name}</th>
                    {numbers.map((number, column) => (
                      <td key={column} className={!chart && column === 0 ? 'report-bar' : undefined}>
                        {!chart && column === 0 && (
                          <i style={{ width: `calc((100% - 72px) * ${Number(number) / max})` }} />
                        )}
                        <span>{typeof number === 'number' ? thousands(number) : number}</span>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}
