import { townAbroad } from './demo-abroad.ts'

/** Reserved by Ofcom: https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama */
const byTown: Record<string, string> = {
  Leeds: '0113 496 0',
  Sheffield: '0114 496 0',
  Nottingham: '0115 496 0',
  Leicester: '0116 496 0',
  Bristol: '0117 496 0',
  Reading: '0118 496 0',
  Birmingham: '0121 496 0',
  Edinburgh: '0131 496 0',
  Glasgow: '0141 496 0',
  Liverpool: '0151 496 0',
  Manchester: '0161 496 0',
  London: '020 7946 0',
  'Newcastle upon Tyne': '0191 498 0',
  Sunderland: '0191 498 0',
  Durham: '0191 498 0',
  Gateshead: '0191 498 0',
  Cardiff: '029 2018 0',
}
const northernIreland = '028 9649 6'
const anywhere = ['01632 960', '07700 900', '0306 999 0', '0808 157 0']

interface Caller {
  name: string
  nation: string | null
  country: string
}

/** A number repeats only after its whole range is used; null in countries without any. */
export const demoPhones = () => {
  const given = new Map<string, number>()
  return ({ name, nation, country }: Caller, choice: number): string | null => {
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
  const local = byTown[town] ?? (nation === 'Northern Ireland' ? northernIreland : undefined)
  return `${local && choice < 0.7 ? local : anywhere[Math.floor(choice * 1000) % anywhere.length]!}###`
}
