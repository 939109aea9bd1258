import { ActionButton } from '../ui/actions.tsx'
import { saveFile, toCsv } from '../ui/to-csv.ts'
import type { TableColumn } from './table-column.tsx'

interface SaveCsvProps<Row> {
  label: string
  name: string
  idHeading: string
  shown: readonly Pick<TableColumn<Row>, 'csv'>[]
  readAll: () => Promise<readonly Row[]>
}

export const SaveCsv = <Row extends { id: string }>({ label, name, idHeading, shown, readAll }: SaveCsvProps<Row>) => (
  <ActionButton
    size="sm"
    loadingText="Reading…"
    aria-label={`Download ${label} as CSV`}
    refused="Not saved"
    action={async () => {
      const cells = shown.flatMap(({ csv }) => csv)
      const all = await readAll()
      saveFile(
        `${name}.csv`,
        toCsv([
          [idHeading, ...cells.map(({ heading }) => heading)],
          ...all.map((row) => [Number(row.id), ...cells.map(({ value }) => value(row) ?? '')]),
        ]),
      )
    }}
  >
    CSV
  </ActionButton>
)
