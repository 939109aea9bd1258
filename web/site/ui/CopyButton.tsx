import { useEffect, useState, type ReactNode } from 'react'
import { copyText } from '../../ui/copy-text.ts'
import { Icon } from '../../ui/kit/Icon.tsx'

interface CopyButtonProps {
  text: string
  label: string
  owner?: string
  children?: ReactNode
  icon: ReactNode
  className?: string
}

export const CopyButton = ({ text, label, owner, icon, children, className = 'square muted' }: CopyButtonProps) => {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => setCopied(await copyText(text, label))
  const name = `Copy ${label.toLowerCase()}${owner ? ` of ${owner}` : ''}`
  return (
    <button
      type="button"
      className={className}
      data-copy={text}
      onClick={() => void copy()}
      aria-label={children && !owner ? undefined : name}
      title={name}
    >
      {isCopied ? <Icon name="check" /> : icon}
      {children !== undefined && <span>{children}</span>}
    </button>
  )
}
