import { Service } from '../service.ts'
import type { Columns } from './columns.ts'

/** How many of these suppliers offer each service, most first. */
export const servicesOf = ({ marks }: Columns, slots: readonly number[]): { service: Service; count: number }[] => {
  const services = Object.keys(Service) as Service[]
  const counts = services.map(() => 0)
  for (const slot of slots)
    for (let bits = marks[slot]! & ((1 << services.length) - 1); bits; bits &= bits - 1)
      counts[31 - Math.clz32(bits & -bits)]! += 1
  return services
    .map((service, index) => ({ service, count: counts[index]! }))
    .filter(({ count }) => count)
    .toSorted((a, b) => b.count - a.count || inOrder(a.service, b.service))
}

/** How many of these suppliers are in each county, most first. */
export const countiesOf = ({ areas, areasOf }: Columns, slots: readonly number[]) => {
  const counts = new Map<string, number>()
  for (const slot of slots) {
    const { county } = areas[areasOf[slot]!]!
    if (county !== null) counts.set(county, (counts.get(county) ?? 0) + 1)
  }
  return [...counts]
    .map(([county, count]) => ({ county, count }))
    .toSorted((a, b) => b.count - a.count || inOrder(a.county, b.county))
}

const inOrder = (a: string, b: string) => (a < b ? -1 : Number(a > b))
