import { features } from 'web-features'
import { browserTargets } from '../../api/build/browser-targets.rules.ts'

const browserNames = { chrome: 'chrome', firefox: 'firefox', safari: 'safari', ios: 'safari_ios' } as const

const isNewer = (support: Readonly<Record<string, string | undefined>>) =>
  Object.entries(browserNames).some(([target, browser]) => {
    const since = support[browser]?.replace('≤', '')
    return since === undefined || Number(since) > browserTargets[target as keyof typeof browserTargets]
  })

/** Keys are like "api.URL.canParse_static" and "css.selectors.has". */
const supportByKey = Object.values(features).flatMap((feature) =>
  feature.kind === 'feature' ? Object.entries(feature.status.by_compat_key ?? {}) : [],
)

export const newerKeys: ReadonlySet<string> = new Set(
  supportByKey.filter(([, { support }]) => isNewer({ ...support })).map(([key]) => key),
)

interface BrowserFunction {
  /** The owning interface or object: "URL", "Array"; "Window" for a global function. */
  owner: string
  name: string
  /** Undefined for JavaScript's built-ins. */
  isStatic: boolean | undefined
  isNewer: boolean
}

export const browserFunctions: readonly BrowserFunction[] = supportByKey.flatMap(([key]) => {
  const match = /^(?:(api)|javascript\.builtins)\.(\w+)(?:\.(\w+?)(_static)?)?$/.exec(key)
  if (!match) return []
  const [, api, owner, name, isStatic] = match
  const one = { isNewer: newerKeys.has(key) }
  if (!name || name === owner) return [{ ...one, owner: 'Window', name: owner!, isStatic: false }]
  if (name.endsWith('_event')) return []
  return [{ ...one, owner: owner!, name, isStatic: api ? isStatic !== undefined : undefined }]
})

export const newerEvents: ReadonlySet<string> = (() => {
  const events = supportByKey.flatMap(([key]) => {
    const name = /^api\.\w+\.(\w+)_event$/.exec(key)?.[1]
    return name ? [{ name, isNewer: newerKeys.has(key) }] : []
  })
  const older = new Set(events.filter((event) => !event.isNewer).map(({ name }) => name))
  return new Set(events.map(({ name }) => name).filter((name) => !older.has(name)))
})()
