interface SelectRowProps {
  row: {
    getCanSelect: () => boolean
    getIsSelected: () => boolean
    getToggleSelectedHandler: () => (event: unknown) => void
  }
  name: string
}

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
