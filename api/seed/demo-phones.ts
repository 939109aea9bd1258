import { readMap } from '../text/read-table.ts'
import type { Town } from './demo-towns.ts'
import { townAbroad } from './demo-abroad.ts'

/** Reserved by Ofcom for drama, as the numbers below. */
const byTown = readMap(new URL('demo-phones.txt', import.meta.url), 'town', 'number')
const northernIreland = '028 9649 6'
const anywhere = ['01632 960', '07700 900', '0306 999 0', '0808 157 0']

/** A number repeats only after its whole range is used; null in countries without any. */
export const demoPhones = () => {
  const given = new Map<string, number>()
  return ({ name, nation, country }: Pick<Town, 'name' | 'nation' | 'country'>, choice: number): string | null => {
    const pattern = country === 'GB' ? british(name, nation, choice) : (townAbroad(country, name)?.phone ?? null)
    if (!pattern) return null
    const count = given.get(pattern) ?? 0
    given.set(pattern, count + 1)
    const places = pattern.match(/#/g)?.length ?? 0
    const digits = String((137 + count * 387) % 10 ** places).padStart(places, '0')
    let at = 0
    return pattern.replace(/#/g, () => digits[at++]!)
  }
}

const british = (town: string, nation: string | null, choice: number): string => {
  const local = byTown.get(town) ?? (nation === 'Northern Ireland' ? northernIreland : undefined)
  return `${local && choice < 0.7 ? local : anywhere[Math.floor(choice * 1000) % anywhere.length]!}###`
}
