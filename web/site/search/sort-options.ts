/** The orders of a list; `value` is the one in the address. */
export const sortOptions = [
  { value: 'best', label: 'Best match' },
  { value: 'rating', label: 'Highest rated' },
  { value: 'reviews', label: 'Most reviews' },
  { value: 'name', label: 'Name A–Z' },
  { value: 'distance', label: 'Nearest' },
] as const

/** "most reviews first": an order, by its value in the address. */
export const sortText = (sort: string) =>
  sort === 'name' ? 'by name, A–Z' : `${sortOptions.find(({ value }) => value === sort)!.label.toLowerCase()} first`
