import { Link, type LinkProps } from 'react-router'

interface ButtonLinkProps extends LinkProps {
  /** Drawn by its edge alone: for what is not the first choice. */
  isOutlined?: boolean
}

/** A link that looks like a button. */
export const ButtonLink = ({ isOutlined = false, ...link }: ButtonLinkProps) => (
  <Link {...link} className={isOutlined ? 'outline-button compact' : 'solid-button compact'} />
)
