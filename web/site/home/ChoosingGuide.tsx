import { Questions } from './Questions.tsx'
import { Section } from './Section.tsx'
import { choosingQuestions } from './treatment-questions.ts'

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
        'Tilt-and-turn and inward casements need a blind on the sash itself, or curtains that clear it.',
      ],
      ['What’s below it', 'Above a radiator, end curtains at the sill so heat reaches the room.'],
      ['Shape', 'Bays, arches and sloping glass are for a specialist, who measures before you order.'],
    ],
  },
] as const

export const ChoosingGuide = () => (
  <Section title="Choosing the Right Window Treatments for Your Home" fold="Read this guide" isTinted>
    <div className="info-cards">
      {cards.map(({ title, points }) => (
        <div key={title} className="info-card">
          <h3>{title}</h3>
          <dl>
            {points.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
    <Questions name="choosing" questions={choosingQuestions} />
  </Section>
)
