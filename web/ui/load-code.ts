/** Vite requests a stylesheet only once, even if that fails. */
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

const loadMissingStyles = () =>
  (loading ??= Promise.all([...missingStyles].map(loadStyles)).finally(() => (loading = undefined)))

/** Every dynamic import uses this or `loadCode`. @throws if code or styles fail; it can be retried. */
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

/** Also reloads the page if that helps. */
export const loadCode = async <Code>(read: () => Promise<Code>, isRetry = false): Promise<Code> => {
  try {
    return await importCode(read)
  } catch (error) {
    const isImport = /CSS|module/.test(String(error)) // the words of Vite and all browsers
    if (isImport && (await globalThis.window?.early?.reloadIfUseful({ isRetry }))) return new Promise(() => {})
    throw error
  }
}
