import { maxShown, readNumber } from './address-numbers.ts'

/** The visible part of a list: this many suppliers, after a cursor beyond the first page. */
export interface Page {
  shown: number
  after: string
}

export const pageSize = 20

export const readPage = (params: URLSearchParams): Page => ({
  shown: readNumber(params, 'shown') ?? pageSize,
  after: params.get('after')?.slice(0, 500) ?? '',
})

/** The address that shows more: up to 100 suppliers from the first, then those after the last one shown. */
export const moreAddress = (params: URLSearchParams, { shown }: Page, endCursor: string): string => {
  const next = new URLSearchParams(params)
  if (shown < maxShown) next.set('shown', String(Math.min(shown + pageSize, maxShown)))
  else {
    next.delete('shown')
    next.set('after', endCursor)
  }
  return `?${next}`
}
