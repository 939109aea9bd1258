import { maxShown, readNumber } from './address-numbers.ts'

/** `shown` suppliers after a cursor, or from the start. */
export interface ListRange {
  shown: number
  after: string
}

export const pageSize = 20

export const readPage = (params: URLSearchParams): ListRange => ({
  shown: readNumber(params, 'shown') ?? pageSize,
  after: params.get('after')?.slice(0, 500) ?? '',
})

/** Up to 100 suppliers from the start, then those after the last one shown. */
export const moreAddress = (params: URLSearchParams, { shown }: ListRange, endCursor: string): string => {
  const next = new URLSearchParams(params)
  if (shown < maxShown) next.set('shown', String(Math.min(shown + pageSize, maxShown)))
  else {
    next.delete('shown')
    next.set('after', endCursor)
  }
  return `?${next}`
}
