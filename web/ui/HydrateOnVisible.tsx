import { Suspense, use, useState, type ComponentProps, type ReactNode, type ReactPromise } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from './hooks/use-hydrated.ts'
import { useServerHtml } from './hooks/use-server-html.ts'

/** Holds back an element's content until it opens, once. */
class Gate {
  isWatched = false
  private resolveOpened = () => {}
  readonly opened: ReactPromise<void> = new Promise<void>((done) => (this.resolveOpened = done))
  /** Nothing can open it on the server. */
  readonly isThere = typeof IntersectionObserver !== 'undefined'
  readonly open = () => {
    Object.assign(this.opened, { status: 'fulfilled' }) // so that React does not wait
    this.resolveOpened()
  }
  readonly watch = (element: Element | null) => {
    this.isWatched = true
    if (!element || !this.isThere || this.opened.status === 'fulfilled') return undefined
    if (used && element.contains(used)) this.open()
    watched.set(element, this.open)
    seen ??= watchWindow()
    seen.observe(element)
    return () => {
      watched.delete(element)
      seen?.unobserve(element)
    }
  }
}

const watched = new Map<Element, () => void>()
let seen: IntersectionObserver | undefined
/** Nested gates around it open at once. */
let used: Node | undefined

/** Hydrates shortly before it becomes visible. */
const rootMargin = '100px'

const watchWindow = () => {
  const openAround = ({ target }: Event) => {
    used = target instanceof Node ? target : undefined
    for (const [element, open] of watched) if (used && element.contains(used)) open()
  }
  // Runs before React's listeners, which then hydrate the used element.
  for (const type of ['pointerdown', 'keydown', 'click', 'focusin']) addEventListener(type, openAround, true)
  return new IntersectionObserver(
    (entries, observer) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        watched.get(target)?.()
        watched.delete(target)
        observer.unobserve(target)
      }
    },
    { rootMargin },
  )
}

interface HydrateOnVisibleProps extends Omit<ComponentProps<'div'>, 'ref'> {
  as?: 'div' | 'footer' | 'li' | 'section' | 'ul'
  /** Everything that the content depends on, if the server may cache it (see `useServerHtml`). */
  of?: unknown
}

/** Hydrates when seen, touched or focused; until then its links are plain. */
export const HydrateOnVisible = ({ as = 'div', of, children, ...others }: HydrateOnVisibleProps) => {
  const [gate] = useState(() => new Gate())
  useLocation()
  // oxlint-disable-next-line react/refs -- a new render needs the content, and an open gate stays open
  if (gate.isWatched) gate.open()
  const Element = as as 'div'
  const inside = useServerHtml(
    of && [others, of],
    <Suspense>
      <Inside gate={gate}>{children}</Inside>
    </Suspense>,
  )
  return <Element {...others} ref={gate.watch} {...inside} />
}

const Inside = ({ gate, children }: { gate: Gate; children: ReactNode }) => {
  const isHydrated = useHydrated()
  const [until] = useState(isHydrated || !gate.isThere ? undefined : gate.opened)
  if (until) use(until)
  return children
}
