import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/kit/Icon.tsx'
import { MobileDisclosure } from '../../ui/MobileDisclosure.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'

interface SectionProps {
  title: string
  lead?: string
  more?: { label: string; to: string }
  isTinted?: boolean
  /** Folds the section on a phone, with this label. */
  fold?: string
  children: ReactNode
}

export const Section = ({ title, lead, more, isTinted = false, fold, children }: SectionProps) => {
  const id = useId()
  return (
    <HydrateOnVisible as="section" className={isTinted ? 'home-section tinted' : 'home-section'} aria-labelledby={id}>
      <div className="container">
        <div className="home-heading">
          <h2 className="heading large" id={id}>
            {title}
          </h2>
          {lead && <p className="muted">{lead}</p>}
          {more && (
            <Link className="more-link" to={more.to}>
              {more.label} <Icon name="arrow" />
            </Link>
          )}
        </div>
        {fold ? (
          <MobileDisclosure label={fold} about={title}>
            {children}
          </MobileDisclosure>
        ) : (
          children
        )}
      </div>
    </HydrateOnVisible>
  )
}
