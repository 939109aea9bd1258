import { useState } from 'react'
import { Tabs } from '../ui/Tabs.tsx'
import { Section } from './Section.tsx'
import { guides } from './treatment-kinds.ts'

const tabs = guides.map(({ value, label, kinds }) => ({
  value,
  label,
  content: (
    <ul className="kinds">
      {kinds.map(({ name, text, bestFor }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
          <p className="best-for">
            <strong>Best for:</strong> {bestFor}
          </p>
        </li>
      ))}
    </ul>
  ),
}))

export const CompleteGuide = () => {
  const [shown, show] = useState('blinds')
  return (
    <Section title="Complete Guide to Window Treatments" fold="Read this guide">
      <Tabs label="Kinds of window treatments" tabs={tabs} shown={shown} onShow={show} />
    </Section>
  )
}
