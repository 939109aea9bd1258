import type { Service } from '../rules/service.ts'
import { singular, tokenize, vocabulary } from './words/read-query.ts'
import { isTradeWord } from './words/spelling-corrections.ts'
import { noise } from './words/synonyms.ts'

const ofService: Record<Service, string> = {
  BLINDS: 'blind',
  CURTAINS: 'curtain',
  SHUTTERS: 'shutter',
  INSTALLATION: 'installation',
  REPAIRS: 'repair',
  CUSTOM: 'made to measure',
}

/** Nouns that end a product's name. */
export const headNouns = new Set(
  `awning blind canopy curtain drape flyscreen jalousie louvre pelmet pole rail screen shade shutter track valance venetian
    voile`.split(/\s+/),
)
/** Words that continue a product's name: "blind repair", "curtain pole". */
const behindGoods = new Set(
  `cleaning door fitter fitting hook installation installer lining maker motor part repair repairing replacement slat
    tieback`.split(/\s+/),
)
/** Verbs in wishes ("fit my blinds") and the name of the work. */
const works: Record<string, string> = {
  fix: 'repair',
  mend: 'repair',
  repair: 'repair',
  fit: 'fitting',
  install: 'fitting',
}

const connectives = new Set(['to', 'and']) // made to measure, day and night

/** "roman blind" of "roman blinds", as in "76 roman blind suppliers"; empty without trade words. */
export const formatSubject = (words: string, services: readonly Service[]): string => {
  const tokens = tokenize(words).filter((token, index, all) => token !== all[index - 1])
  const last = tokens.findLastIndex((token) => headNouns.has(singular(token)))
  if (last < 0) {
    const isTrade =
      tokens.some((token) => vocabulary.has(singular(token)) && !noise.has(token)) &&
      tokens.every((token) => isNamed(token) || noise.has(token))
    if (isTrade) return ended(tokens.filter((token) => isNamed(token) && (!noise.has(token) || connectives.has(token))))
    return services.length === 1 && !tokens.length ? ofService[services[0]!] : ''
  }
  const first = tokens.slice(0, last).findLastIndex((token) => !isNamed(token)) + 1
  const named = tokens.slice(first, last + 1)
  const work = works[singular(named[0]!)]
  const behind = tokens.slice(last + 1)
  const until = behind.findIndex((token) => !behindGoods.has(singular(token)))
  const parts = until < 0 ? behind : behind.slice(0, until)
  const isFor = behind[parts.length] === 'for'
  const purpose = isFor ? behind.slice(parts.length + 1).filter((token) => isNamed(token) && !noise.has(token)) : []
  const name = [...purpose.map(singular), ...(work && named.length > 1 ? named.slice(1) : named), ...parts]
  return ended(work && named.length > 1 && !parts.length ? [...name.slice(0, -1), singular(name.at(-1)!), work] : name)
}

const isNamed = (token: string) => connectives.has(token) || (isTradeWord(token) && !noise.has(token))

/** In the singular, without a leftover "to" or "and". */
const ended = (tokens: readonly string[]): string => {
  const first = tokens.findIndex((token) => !connectives.has(token))
  const name = first < 0 ? [] : tokens.slice(first)
  return name
    .map((token, index) => (index === name.length - 1 || headNouns.has(singular(token)) ? singular(token) : token))
    .join(' ')
}
