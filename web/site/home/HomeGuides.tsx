import { Questions } from './Questions.tsx'
import { Section } from './Section.tsx'
import { choosingQuestions } from './treatment-questions.ts'
import { useState, Fragment } from 'react'
import { Tabs } from '../ui/Tabs.tsx'
import { guides, comparison } from './treatment-kinds.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'

const cards = [
  {
    title: 'Start with the room',
    points: [
      ['Bedrooms', 'Darkness and quiet. A blackout blind with a lined curtain over it closes the gaps at the edges.'],
      [
        'Kitchens and bathrooms',
        'Steam and splashes. Aluminium, faux wood, PVC and coated rollers wipe clean and do not warp.',
      ],
      ['Living rooms', 'Glare by day, privacy by night. Slats or louvres that tilt, or a voile under a curtain.'],
      ['Work and study', 'No reflections on the screen, and still a view. Venetian blinds or a screen fabric.'],
    ],
  },
  {
    title: 'Then look at the window',
    points: [
      ['Recess', 'Deep enough for slats and handles? If not, hang the blind on the wall or clip it to the frame.'],
      [
        'How it opens',
        'Tilt-and-turn and inward-opening windows need a blind on the sash itself, or curtains that clear it.',
      ],
      ['What’s below it', 'Above a radiator, end curtains at the sill so heat reaches the room.'],
      ['Shape', 'Leave bays, arches and sloping glass to a specialist, who measures before you order.'],
    ],
  },
] as const

export const ChoosingGuide = () => (
  <Section title="Choosing the Right Window Treatments for Your Home" fold="Read this guide" isTinted>
    <div className="info-cards auto-grid">
      {cards.map(({ title, points }) => (
        <div key={title} className="card flat info-card">
          <h3 className="heading small">{title}</h3>
          <dl>
            {points.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className="muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
    <Questions name="choosing" questions={choosingQuestions} />
  </Section>
)

const tabs = guides.map(({ value, label, kinds }) => ({
  value,
  label,
  content: (
    <ul className="kinds auto-grid">
      {kinds.map(({ name, text, bestFor }) => (
        <li key={name}>
          <h3 className="heading small">{name}</h3>
          <p>{text}</p>
          <p className="muted small-text">
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

/** On a phone the table scrolls, and its first column stays. */
export const ComparisonTable = () => (
  <Section
    title="Window Treatment Comparison Guide"
    lead="Typical prices for one standard window. Size, material and fitting change the price, so ask for a quote."
    fold="Show the table"
    isTinted
  >
    <ScrollRegion className="card flat small-text scroll-table comparison" label="Comparison table">
      <table>
        <thead>
          <tr>
            {['Type', 'Best For', 'Pros', 'Cons', 'Price Range'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ type, bestFor, pros, cons, price }) => (
            <tr key={type}>
              <th scope="row">
                {type.split('/').map((part, index) => (
                  <Fragment key={part}>
                    {index > 0 && (
                      <span>
                        /<wbr />
                      </span>
                    )}
                    <span>{part}</span>
                  </Fragment>
                ))}
              </th>
              <td>{bestFor}</td>
              <td>{pros}</td>
              <td>{cons}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  </Section>
)

const points = [
  ['What matters most?', 'Dark, warm, private, easy to clean: put them in order, room by room.'],
  [
    'What is your total budget?',
    'Include fitting, poles and linings for every window, not just the price of one blind.',
  ],
  ['Who will use it?', 'If you have small children, avoid loose cords and chains.'],
  ['Will it fit?', 'Measure the recess, handles and radiator before you choose a fabric.'],
  ['Have you seen it at home?', 'Hold samples against the window, in daylight and in lamplight.'],
  ['Have you got two or three quotes?', 'For the same sizes, materials and fitting, in writing, with the guarantee.'],
] as const

export const DecisionChecklist = () => (
  <Section title="Making Your Decision" fold="Show the checklist">
    <ul className="checklist auto-grid accent-icons">
      {points.map(([title, text]) => (
        <li key={title}>
          <Icon name="check" size={22} />
          <div>
            <h3 className="heading small">{title}</h3>
            <p className="muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
)
