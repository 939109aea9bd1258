import { Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface PanelProps {
  title: string
  size?: 'md' | 'lg'
  className?: string
  children: ReactNode
}

export const Panel = ({ title, size = 'md', className = '', children }: PanelProps) => (
  <section className={`card flat ${className}`} aria-label={title}>
    <Heading as="h2" size={size} mb="3">
      {title}
    </Heading>
    {children}
  </section>
)
