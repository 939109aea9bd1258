import { Link, type LinkProps } from 'react-router'

interface ButtonLinkProps extends LinkProps {
  /** For secondary actions. */
  isOutlined?: boolean
}

export const ButtonLink = ({ isOutlined = false, ...link }: ButtonLinkProps) => (
  <Link {...link} className={isOutlined ? 'outline-button compact' : 'solid-button compact'} />
)
