/** Stylesheets that failed to load: Vite requests each only once. */
const missingStyles = new Set<string>()

const loadStyles = (href: string) =>
  new Promise<void>((done, fail) => {
    for (const link of document.querySelectorAll(`link[href="${href}"]`)) link.remove()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: '' })
    link.addEventListener('load', () => {
      missingStyles.delete(href)
      done()
    })
    link.addEventListener('error', () => fail(new Error(`Unable to load ${href}`)))
    document.head.append(link)
  })

let loading: Promise<unknown> | undefined

/** Shared by all callers. */
const loadMissingStyles = () =>
  (loading ??= Promise.all([...missingStyles].map(loadStyles)).finally(() => (loading = undefined)))

/**
 * Loads code with its stylesheets; all dynamic imports use it or `loadCode`.
 * @throws if one fails to load; it can be tried again.
 */
export const importCode = async <Code>(read: () => Promise<Code>): Promise<Code> => {
  if (missingStyles.size > 0) await loadMissingStyles()
  try {
    return await read()
  } catch (error) {
    const [, address] = /CSS for (\S+)/.exec(String(error)) ?? []
    if (address) missingStyles.add(new URL(address).pathname)
    throw error
  }
}

/** Like `importCode`, for a part of the page; reloads the page if that helps. */
export const loadCode = async <Code>(read: () => Promise<Code>, isRetry = false): Promise<Code> => {
  try {
    return await importCode(read)
  } catch (error) {
    const isImport = /CSS|module/.test(String(error)) // as Vite and all browsers word it
    if (isImport && (await globalThis.window?.early?.reloadIfUseful({ isRetry }))) return new Promise(() => {})
    throw error
  }
}
