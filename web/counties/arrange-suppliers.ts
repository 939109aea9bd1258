import { serviceLabels } from '../../api/suppliers/service.rules.ts'

interface Arranged {
  name: string
  services: readonly string[]
  averageRating: number
  reviewCount: number
}

/** What a list can be filtered by; "Blinds" finds "Roman Blinds" too. */
const services = Object.values(serviceLabels)

const orders: Record<string, (a: Arranged, b: Arranged) => number> = {
  rating: (a, b) => b.averageRating - a.averageRating || b.reviewCount - a.reviewCount,
  reviews: (a, b) => b.reviewCount - a.reviewCount,
  name: (a, b) => a.name.localeCompare(b.name),
}

/** The choices of the order, by what stands in the address; the first is the one that the list comes in. */
export const orderLabels = { best: 'Best match', rating: 'Highest rated', reviews: 'Most reviews', name: 'Name A–Z' }

/** The service and order that an address names; empty and "best" where it names none that there is. */
export const readArrangement = (search: URLSearchParams) => {
  const asked = search.get('service')?.toLowerCase()
  const sort = search.get('sort') ?? ''
  return {
    service: services.find((service) => service.toLowerCase() === asked) ?? '',
    sort: Object.hasOwn(orders, sort) ? sort : 'best',
  }
}

const does = (supplier: Arranged, service: string) =>
  supplier.services.some((one) => one.toLowerCase().includes(service.toLowerCase()))

/** The services that at least one of these offers. */
export const servicesOf = (suppliers: readonly Arranged[]) =>
  services.filter((service) => suppliers.some((supplier) => does(supplier, service)))

/** Those that offer the service, in that order. */
export const arrangeSuppliers = <T extends Arranged>(
  suppliers: readonly T[],
  { service, sort }: ReturnType<typeof readArrangement>,
): T[] => {
  const found = service ? suppliers.filter((supplier) => does(supplier, service)) : [...suppliers]
  const order = orders[sort]
  return order ? found.toSorted(order) : found
}
