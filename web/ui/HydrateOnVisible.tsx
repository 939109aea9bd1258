import { Suspense, use, useState, type ComponentProps, type ReactNode, type ReactPromise } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from './use-hydrated.ts'
import { useServerHtml } from './use-server-html.ts'

/** Holds back what is in an element until it opens, which it does once. */
class Gate {
  isWatched = false
  private resolveOpened = () => {}
  readonly opened: ReactPromise<void> = new Promise<void>((done) => (this.resolveOpened = done))
  /** Whether there is anything that could open it, which the server has not. */
  readonly isThere = typeof IntersectionObserver !== 'undefined'
  readonly open = () => {
    Object.assign(this.opened, { status: 'fulfilled' }) // so that React need not wait to know
    this.resolveOpened()
  }
  /** Opens as soon as the element is seen or used. */
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
/** What was touched or focused last: what holds it back in turn, once it is there, opens at once. */
let used: Node | undefined

/** A little before it is seen, so that it answers once it is. */
const rootMargin = '100px'

const watchWindow = () => {
  const openAround = ({ target }: Event) => {
    used = target instanceof Node ? target : undefined
    for (const [element, open] of watched) if (used && element.contains(used)) open()
  }
  // Before React hears of it, which then hydrates what was used at once, and lets it answer.
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
  /** All that its content follows from, where the server may keep it as `useInside` does. */
  of?: unknown
}

/**
 * An element whose content the server renders as any other, and React takes over only when it is seen, touched or focused: until then
 * its links are plain links. Drawn in the browser, or once its page changes, it does not wait.
 */
export const HydrateOnVisible = ({ as = 'div', of, children, ...others }: HydrateOnVisibleProps) => {
  const [gate] = useState(() => new Gate())
  useLocation()
  // oxlint-disable-next-line react/refs -- rendered anew, React needs what is in it, and an open gate stays open
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

/** What was not rendered by the server has nothing to wait for. */
const Inside = ({ gate, children }: { gate: Gate; children: ReactNode }) => {
  const isHydrated = useHydrated()
  const [until] = useState(isHydrated || !gate.isThere ? undefined : gate.opened)
  if (until) use(until)
  return children
}
