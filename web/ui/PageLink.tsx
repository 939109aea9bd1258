import { Link, type LinkProps } from 'react-router'

interface PageLinkProps extends LinkProps {
  /** From the root. */
  to: string
}

/** The router's link, for what stands on a page many times: the server, where nobody follows it, makes the plain element of it. */
export const PageLink = import.meta.env.SSR
  ? ({ to, children, ...others }: PageLinkProps) => (
      <a {...others} href={to} data-discover="true">
        {children}
      </a>
    )
  : (Link as (props: PageLinkProps) => React.JSX.Element)
