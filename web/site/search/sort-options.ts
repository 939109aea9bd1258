export const sortOptions = [
  { value: 'best', label: 'Best match' },
  { value: 'rating', label: 'Highest rated' },
  { value: 'reviews', label: 'Most reviews' },
  { value: 'name', label: 'Name A–Z' },
  { value: 'distance', label: 'Nearest' },
] as const

export const sortText = (sort: string) => sortOptions.find(({ value }) => value === sort)!.label
