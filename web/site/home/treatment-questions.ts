export interface TreatmentQuestion {
  question: string
  answer: string
  more?: { label: string; to: string }
}

export const choosingQuestions: TreatmentQuestion[] = [
  {
    question: 'Should a blind hang inside or outside the recess?',
    answer:
      'Inside, it looks neat and leaves the sill free, but light shows down both edges and a raised blind covers the top of the glass. Outside, on the wall or the architrave, it hides an uneven opening, keeps out more light and draughts, and can hang high enough to clear the window when raised. Handles, trickle vents and windows that open inwards often decide the matter.',
  },
  {
    question: 'How much light and how much privacy do I need?',
    answer:
      'Think of both midday and ten at night. Slats and louvres tilt, so they shade a desk and still let you see out. A voile hides the room by day but not once the lamps are on; it needs a curtain or a blind behind it. For sleep, look at the edges as well as the fabric: most of the light in a bedroom comes round a blackout blind, not through it.',
  },
  {
    question: 'Is made to measure worth it?',
    answer:
      'For a plain recess that matches a stock width, ready-made does the job. Made to measure earns its price on odd sizes, deep or crooked recesses, bays, long drops and patterned fabric that has to match from one window to the next. If the supplier also measures, they must put a wrong size right.',
  },
  {
    question: 'Can I fit it myself, or should I pay a fitter?',
    answer:
      'One roller blind on a sound wooden frame is a fair job for an afternoon. Leave shutters, bays, heavy curtain tracks, motors and anything above a stairwell to a fitter. The same goes for a hard concrete lintel, or a wall that may hide pipes and cables. Ask each supplier for the price with and without fitting, so that you can compare.',
  },
  {
    question: 'What should a quote tell me?',
    answer:
      'The size and position of each blind or curtain, the fabric or material by name, the lining, the control and its side, and how it is made safe for children. It should also say who measures and fits, when it will arrive, what is guaranteed and for how long, and the full price with VAT. You can compare two quotes that say all this, but not a single figure.',
    more: { label: 'How to compare quotes', to: '/blog/how-to-compare-quotes-and-choose-a-supplier' },
  },
]

/** The structured data has them too. */
export const treatmentQuestions: TreatmentQuestion[] = [
  {
    question: 'Which window treatments are the most energy-efficient?',
    answer:
      'Those that keep a layer of still air against the glass. Cellular blinds hold it in their cells, lined or interlined curtains behind their folds, and shutters do it where they close tightly in a frame. The fit matters as much as the material: let curtains reach the sill or the floor, close the gap at the top with a pelmet, and keep them off the radiator. Draw them at dusk. In summer, lower blinds on the sunny side before the room warms up.',
    more: { label: 'Keeping a house warm', to: '/blog/keep-your-house-warm-with-window-treatments' },
  },
  {
    question: 'How do I measure my windows?',
    answer:
      'With a steel tape, in millimetres, the width before the drop. For a blind inside the recess measure the width at the top, middle and bottom and the drop at the left, centre and right; order by the smallest of each, and say that it is the recess size, since the maker takes off the allowance. For one outside the recess add 50 to 75 mm on each side and about 100 mm above, and say that it is the exact size.',
    more: { label: 'Measuring, step by step', to: '/blog/how-to-measure-a-window-for-blinds' },
  },
  {
    question: 'What works best on large windows and patio doors?',
    answer:
      'Something that moves sideways: vertical blinds, wave curtains on a ceiling track, or shutters on a sliding track. They clear the doorway and their weight hangs from the wall. A very wide roller can sag in the middle, so ask for two or three on one headrail, or for a stronger tube. Motors are worth their price where a blind is tall, heavy or out of reach.',
  },
  {
    question: 'Which options are safe for children?',
    answer:
      'Those with nothing to pull: spring or motorised rollers, cordless cellular and Venetian blinds, verticals with a wand, and shutters. New blinds must meet EN 13120: safe by design, or sold with a safety device such as a tensioner that holds the chain taut or a connector that comes apart. Fix cleats and tensioners high and with screws, at least 1.5 m up for a cleat, and keep cots, beds and chairs away from every cord.',
    more: { label: 'Child-safe blinds', to: '/blog/child-safe-blinds-rules-and-home-checks' },
  },
  {
    question: 'How do I clean blinds and curtains?',
    answer:
      'Every month or two, go over them with the soft brush of a vacuum cleaner on low suction. Metal, faux wood and PVC take a damp cloth with a drop of washing-up liquid; real wood wants a dry one. Lined curtains, velvet and blackout linings should go to a specialist cleaner, since their layers shrink differently. Read the label first, and try anything wet where it will not show.',
    more: { label: 'Cleaning and mending', to: '/blog/cleaning-and-mending-blinds-and-curtains' },
  },
]
