import type { Page } from 'playwright-core'
import { queryAs } from './journey.ts'
import { siteUrl } from './browser.ts'

export interface NewSupplier {
  name: string
  description: string
  email: string
  phone: string
  website?: string
  address: string
  city: string
  county: string
  postcode: string
  services: string[]
}

/** Returns the profile's path; a site accepts five registrations an hour. */
export const listSupplier = async (page: Page, registration: NewSupplier): Promise<string> => {
  const body = JSON.stringify({ ...registration, terms: true, privacy: true })
  const headers = { 'content-type': 'application/json' }
  const registered = await fetch(`${siteUrl}/api/suppliers`, { method: 'POST', headers, body })
  if (!registered.ok) throw new Error(`${registered.status}: ${await registered.text()}`)
  const { id } = (await registered.json()) as { id: number }
  const { decideItem } = await queryAs<{ decideItem: { item: { supplier: { id: string } } } }>(
    page,
    'mutation ($id: ID!) { decideItem(input: { id: $id, kind: REGISTRATION, choice: APPROVE }) { item { supplier { id } } } }',
    { id: String(id) },
  )
  return `/suppliers/${decideItem.item.supplier.id}`
}
