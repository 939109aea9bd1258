import { Link, type LinkProps } from 'react-router'

interface ButtonLinkProps extends LinkProps {
  isOutlined?: boolean
}

export const ButtonLink = ({ isOutlined = false, ...link }: ButtonLinkProps) => (
  <Link {...link} className={isOutlined ? 'outline-button compact' : 'solid-button compact'} />
)
