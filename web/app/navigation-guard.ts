import { matchRoutes, type createBrowserRouter, type LoaderFunction } from 'react-router'
import type { ScreenHandle } from '../ui/page/screen.ts'
import { checkConnection, failureText } from '../ui/failure-text.ts'
import { lateMs } from '../ui/lazy-component.tsx'
import { importCode } from '../ui/load-code.ts'
import { toast } from '../ui/kit/toaster.tsx'

type Router = ReturnType<typeof createBrowserRouter>

/** Keeps the current page if the next one cannot be loaded. */
export interface NavigationGuard {
  importScreen: typeof importCode
  /** Offline, loads the next screen's data before leaving this one. */
  loader: LoaderFunction
}

const historyIndex = () => (history.state as { idx?: number } | null)?.idx ?? 0

/** If a navigation fails, the page stays with a message; after a release it loads as a document. */
export const createNavigationGuard = (): NavigationGuard & { follow: (router: Router) => void } => {
  let router: Router | undefined
  let shownIndex = historyIndex()

  let staying: Promise<unknown> | undefined
  const stay = () => (staying ??= begin().finally(() => (staying = undefined)))
  const begin = async () => {
    const on = router
    const next = on?.state.navigation.location
    if (!next) return // another navigation has begun, or this one has ended
    const { location } = on.state
    if (await window.early?.reloadIfUseful({ address: on.createHref(next) })) return new Promise(() => {})
    if (on.state.navigation.location !== next) return
    toast({
      title: 'Error',
      description: failureText(`This page could not be loaded. ${checkConnection}`),
      type: 'error',
    })
    const delta = shownIndex - historyIndex()
    if (delta === 0)
      return on.navigate(location, { replace: true, preventScrollReset: true, state: location.state as unknown })
    const isBack = new Promise((done) => addEventListener('popstate', done, { once: true }))
    void on.navigate(delta) // "back" has already changed the address
    return isBack
  }

  return {
    importScreen: async (read) => {
      try {
        return await importCode(read)
      } catch (error) {
        await stay()
        throw error
      }
    },
    loader: async ({ request, params }) => {
      const { pathname, search } = new URL(request.url)
      const { location } = router!.state
      if (location.pathname + location.search === pathname + search) return null // back on the page that stayed
      const matches = matchRoutes(router!.routes, pathname) ?? []
      try {
        for (const { route } of matches) await (route.handle as ScreenHandle | undefined)?.load({ request, params })
      } catch (error) {
        if (request.signal.aborted) return null
        await stay()
        throw error
      }
      return null
    },
    follow: (made) => {
      router = made
      const { dataset } = document.body
      let timers: ReturnType<typeof setTimeout>[] = []
      made.subscribe(({ navigation }) => {
        timers.forEach(clearTimeout)
        delete dataset['awaited']
        if (navigation.location)
          timers = [setTimeout(() => (dataset['awaited'] = ''), lateMs / 10), setTimeout(stay, lateMs)]
        else shownIndex = historyIndex()
      })
    },
  }
}
