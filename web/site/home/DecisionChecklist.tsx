import { Icon } from '../../ui/kit/Icon.tsx'
import { Section } from './Section.tsx'

const points = [
  ['What matters most?', 'Dark, warm, private, easy to clean: put them in order, room by room.'],
  ['What is the whole budget?', 'Count windows, fitting, poles and linings, not the price of one blind.'],
  ['Who will use it?', 'With small children about, choose nothing that has a loose cord or chain.'],
  ['Will it fit?', 'Measure the recess, handles and radiator before you choose a fabric.'],
  ['Have you seen it at home?', 'Hold samples against the window, by daylight and by lamplight.'],
  ['Have you got two or three quotes?', 'For the same sizes, materials and fitting, in writing, with the guarantee.'],
] as const

export const DecisionChecklist = () => (
  <Section title="Making Your Decision" fold="Show the checklist">
    <ul className="checklist">
      {points.map(([title, text]) => (
        <li key={title}>
          <Icon name="check" size={22} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
)
