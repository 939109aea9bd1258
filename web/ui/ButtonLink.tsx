import { Link, type LinkProps } from 'react-router'

export const ButtonLink = ({ isOutlined = false, ...link }: LinkProps & { isOutlined?: boolean }) => (
  <Link {...link} className={isOutlined ? 'outline-button compact' : 'solid-button compact'} />
)
