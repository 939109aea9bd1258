import { Link, useLocation, type LinkProps } from 'react-router'

interface PageLinkProps extends Omit<
  LinkProps,
  'to' | 'state' | 'relative' | 'reloadDocument' | 'viewTransition' | 'discover' | 'prefetch'
> {
  /** A path from the root, or a query of the current page ("?…"). */
  to: string
}

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

/** A plain element on the server, since a page has many. */
export const PageLink = import.meta.env.SSR ? PlainLink : (Link as (props: PageLinkProps) => React.JSX.Element)
