import { getIn, type FormApi } from 'final-form'

export interface Difference {
  field: string
  was: string
  now: string
  /** The form's own value, if it has changed too. */
  typed?: string
}

/** Fields with input keep it, others take the newer values. */
export const rebase = <Values extends object>(form: FormApi<Values>, newer: Values): Difference[] => {
  const { initialValues, values, dirtyFields } = form.getState()
  const [before, after, shown] = [initialValues, newer, values] as Record<string, unknown>[]
  const touched = Object.keys(dirtyFields ?? {})
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(newer)])]
  const differences = names
    .filter((field) => formatValue(before?.[field]) !== formatValue(after?.[field]))
    .map((field): Difference => ({
      field,
      was: formatValue(before?.[field]),
      now: formatValue(after?.[field]),
      ...(touched.some((name) => name.split(/[.[]/, 1)[0] === field) ? { typed: formatValue(shown?.[field]) } : {}),
    }))
  const typed = touched.map((field) => [field, getIn(shown ?? {}, field) as unknown] as const)
  form.batch(() => {
    form.initialize(newer)
    for (const [field, value] of typed) form.change(field as keyof Values & string, value as never)
  })
  return differences
}

const formatValue = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : Array.isArray(value)
      ? value.map(formatValue).join(', ')
      : typeof value === 'object'
        ? Object.values(value).map(formatValue).filter(Boolean).join(' ')
        : typeof value === 'string'
          ? value
          : JSON.stringify(value)
