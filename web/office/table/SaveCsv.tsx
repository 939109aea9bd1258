import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { saveFile, toCsv } from '../ui/to-csv.ts'
import type { TableColumn } from './table-column.ts'
import { toastFailure } from '../ui/toast-failure.ts'

interface SaveCsvProps<Row> {
  label: string
  name: string
  idHeading: string
  shown: readonly Pick<TableColumn<Row>, 'csv'>[]
  readAll: () => Promise<readonly Row[]>
}

export const SaveCsv = <Row extends { id: string }>({ label, name, idHeading, shown, readAll }: SaveCsvProps<Row>) => {
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const cells = shown.flatMap(({ csv }) => csv)
      const all = await readAll()
      saveFile(
        `${name}.csv`,
        toCsv([
          [idHeading, ...cells.map(({ heading }) => heading)],
          ...all.map((row) => [Number(row.id), ...cells.map(({ value }) => value(row) ?? '')]),
        ]),
      )
    } catch (error) {
      toastFailure('Not Saved')(error)
    } finally {
      setSaving(false)
    }
  }
  return (
    <Button
      variant="outline"
      size="sm"
      loading={isSaving}
      loadingText="Reading…"
      aria-label={`Download ${label} as CSV`}
      onClick={() => void save()}
    >
      CSV
    </Button>
  )
}
