import { Link, useLocation, type LinkProps } from 'react-router'

/** What the server's element has as well. */
interface PageLinkProps extends Omit<
  LinkProps,
  'to' | 'state' | 'relative' | 'reloadDocument' | 'viewTransition' | 'discover' | 'prefetch'
> {
  /** From the root; or, from "?" on, of the page that shows it, which a section that is kept (`useInside`) does not know. */
  to: string
}

/** The element that the router's link is on the server, where nobody follows it. */
export const PlainLink = ({
  to,
  replace: _replace,
  preventScrollReset: _preventScrollReset,
  children,
  ...others
}: PageLinkProps) => {
  // oxlint-disable-next-line react/hooks -- rendered once
  const href = to.startsWith('?') ? useLocation().pathname + to.replace(/^\?(?=#|$)/, '') : to
  return (
    <a {...others} href={href} data-discover="true">
      {children}
    </a>
  )
}

/** The router's link, for what stands on a page many times: of it, the server makes the plain element. */
export const PageLink = import.meta.env.SSR ? PlainLink : (Link as (props: PageLinkProps) => React.JSX.Element)
