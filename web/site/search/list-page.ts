import { maxShown, readNumber } from './address-numbers.ts'

/** The part of a list that is shown: so many suppliers, after a cursor once there are more than fit on one page. */
export interface Page {
  shown: number
  after: string
}

/** How many suppliers come at a time. */
export const pageSize = 20

export const readPage = (params: URLSearchParams): Page => ({
  shown: readNumber(params, 'shown') ?? pageSize,
  after: params.get('after')?.slice(0, 500) ?? '',
})

/** The address that shows more suppliers: up to 100 from the first on, then those after the last that is shown. */
export const moreAddress = (params: URLSearchParams, { shown }: Page, endCursor: string): string => {
  const next = new URLSearchParams(params)
  if (shown < maxShown) next.set('shown', String(Math.min(shown + pageSize, maxShown)))
  else {
    next.delete('shown')
    next.set('after', endCursor)
  }
  return `?${next}`
}
