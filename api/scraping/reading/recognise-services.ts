/** "vertical, roller & roman blinds": the kind may be the first of a list. */
const kind = (name: string) =>
  new RegExp(String.raw`\b${name}(?:(?:\s?[,&/]\s?|\s(?:and|or)\s)[a-z-]{1,20}){0,5}\s+blinds?\b`, 'i')

const services: [string, ...RegExp[]][] = [
  ['Vertical Blinds', kind('verticals?'), /\bverticals\b/i],
  ['Roller Blinds', kind('rollers?'), /\brollers\b/i],
  ['Roman Blinds', kind('romans?'), /\bromans\b/i],
  ['Venetian Blinds', /\bvenetians?(?:\s+blinds?)?\b/i],
  ['Wooden Blinds', kind('wood(?:en)?(?: venetian)?')],
  ['Blinds', /\bblinds?\b/i],
  ['Curtains', /\bcurtains?\b|\bdrapes\b|\bvoiles?\b/i],
  ['Shutters', /\bshutters?\b/i],
  ['Custom Designs', /\bmade[\s-]to[\s-]measure\b|\bbespoke\b|\bcustom[\s-]made\b/i],
  ['Installation', /\bfitting\b|\binstall(?:ation|ed|ers?)\b|\bfitted\b/i],
  ['Repairs', /\brepairs?\b|\brestring(?:ing)?\b/i],
  ['Consultation', /\bconsultations?\b|\bhome visits?\b|\bfree (?:quote|survey|measur\w+)\b/i],
]

export const recogniseServices = (text: string): string[] =>
  services.filter(([, ...words]) => words.some((one) => one.test(text))).map(([name]) => name)
