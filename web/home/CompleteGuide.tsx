import { Tabs } from '@chakra-ui/react'
import { Section } from './Section.tsx'
import { guides } from './treatment-kinds.ts'

export const CompleteGuide = () => (
  <Section title="Complete Guide to Window Treatments">
    <Tabs.Root defaultValue="blinds" variant="line">
      <Tabs.List overflowX="auto" overflowY="hidden">
        {guides.map(({ value, label }) => <Tabs.Trigger key={value} value={value} minH="11" whiteSpace="nowrap">{label}</Tabs.Trigger>)}
      </Tabs.List>
      {guides.map(({ value, kinds }) => (
        <Tabs.Content key={value} value={value}>
          <ul className="kinds">
            {kinds.map(({ name, text, bestFor }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
                <p className="best-for"><strong>Best for:</strong> {bestFor}</p>
              </li>
            ))}
          </ul>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  </Section>
)
