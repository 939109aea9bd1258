import type { ComponentProps } from 'react'
import { Icon } from '../../ui/kit/Icon.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'

interface IconButtonProps extends Pick<ComponentProps<'button'>, 'onClick' | 'aria-haspopup' | 'aria-expanded'> {
  label: string
  icon: ComponentProps<typeof Icon>['name']
  className?: string
}

export const IconButton = ({ label, icon, className = '', ...button }: IconButtonProps) => (
  <Tooltip text={label} isName>
    <button type="button" className={`square ${className}`} aria-label={label} {...button}>
      <Icon name={icon} size={20} />
    </button>
  </Tooltip>
)
