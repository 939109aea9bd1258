import type { Advice } from './county-content.entity.ts'

export const defaultAdvice: Advice[] = [
  {
    title: 'Work with a period window, not against it',
    content:
      'Sashes, bays and deep reveals are seldom square. Have each opening measured on its own, keep boxes and tracks clear of shutters and mouldings, and ask about consent before anything is fixed to a listed building.',
    tags: ['period properties'],
  },
  {
    title: 'Cover the whole opening to keep warmth in',
    content:
      'Warm air slips out round the edges. Lined curtains that reach the sill or floor, cellular blinds fitted close to the glass and a pelmet over the track each cut the draught; open them on the sunny side by day.',
    tags: ['energy efficiency'],
  },
  {
    title: 'Plan motors and power before you order',
    content:
      'Battery motors suit a room that is finished; wired ones are best put in while walls are open. Ask which app or hub a motor works with, how it is operated in a power cut, and who looks after it later.',
    tags: ['smart home'],
  },
  {
    title: 'Leave no cord within reach',
    content:
      'Choose cordless, wand or motor operation where children or animals live, and keep cots and chairs away from any window with a loop. A fitter must supply and fix the safety device that comes with a corded blind.',
    tags: ['child and pet safety'],
  },
  {
    title: 'Look at samples in your own light',
    content:
      'A cloth looks different in a north-facing room and at dusk. Hang large samples in the window for a day, and combine a sheer layer for daytime privacy with a denser one for the night.',
    tags: ['natural light'],
  },
]
