interface SelectRowProps {
  row: {
    getCanSelect: () => boolean
    getIsSelected: () => boolean
    getToggleSelectedHandler: () => (event: unknown) => void
  }
  name: string
}

/** The checkbox of a row that can be selected. */
export const SelectRow = ({ row, name }: SelectRowProps) =>
  row.getCanSelect() && (
    <label className="table-choice">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    </label>
  )
