/** The options of a select. */
export const Options = ({ of }: { of: readonly { value: string; label: string }[] }) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
