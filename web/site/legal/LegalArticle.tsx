import type { ReactNode } from 'react'
import { Head } from '../../ui/page/Head.tsx'
import './LegalArticle.css'

interface LegalPageTextProps {
  title: string
  description: string
  path: string
  changedOn?: string
  children: ReactNode
}

export const LegalArticle = ({ title, description, path, changedOn, children }: LegalPageTextProps) => (
  <div className="container narrow legal">
    <Head title={title} description={description} canonicalPath={path} />
    <h1 className="heading huge">{title}</h1>
    {changedOn && <p className="lead">Last changed on {changedOn}</p>}
    <div className="running-text">{children}</div>
  </div>
)
